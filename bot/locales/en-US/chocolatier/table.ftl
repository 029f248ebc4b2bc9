## At a table with chocolates: these replace those of table.ftl.

board-almost = One chocolate short: { LIST($parts, separator: ", ") }

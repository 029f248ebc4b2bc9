## At a table with chocolates: these replace those of practice.ftl.

refusal-advice-tiling = There are hints for taking chocolates. At the moment nobody is to take any.

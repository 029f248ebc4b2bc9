## At a table with chocolates: these replace those of options.ftl.

option-wall = **Box** · where a full shelf's chocolate goes
option-scatter = **Scatter factory** · how leftover chocolates are split between its { -neighbor }s
rules-free = free box

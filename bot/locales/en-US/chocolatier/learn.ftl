## The guided round with chocolates: these replace the words of learn.ftl.

-lines = shelves
-pattern-lines = shelves
-wall = box
-on-your-wall = in your box
-onto-the-wall = Into the box
-floor = waste
-on-your-floor = in your waste
-fall = go to waste
-fell = went to waste
-fall-to-your-floor = go to waste
-falls-to-your-floor = goes to **waste**

panel-target = Which colour, and onto which shelf?

"""Search: it knows ``State`` and no game, and sees what a player sees: nothing is hidden in one."""

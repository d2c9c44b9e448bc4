"""Players of silicon: levels over one interface, a search written once for every game, and a pool of processes."""

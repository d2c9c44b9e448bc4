"""Many live tables on one core: Tablée's server and boardgame.io's, under the same traffic in the same run."""

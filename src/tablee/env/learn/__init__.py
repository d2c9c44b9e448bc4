"""Worth that is learned from self-play: ``make learn``, and `docs/bots.md` about what came of it."""

"""Worth that is learned from self-play: ``make learn``, and `docs/search.md` about what came of it."""

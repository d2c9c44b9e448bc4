"""Side-by-side measurements against other engines: ``python -m bench`` writes ``docs/benchmarks.md``.

* :mod:`bench.contest` - the nouns: a contest, a contestant, a slice of measured work.
* :mod:`bench.modes` - the games of ours, each in the ways that people play it.
* :mod:`bench.peers` - one small adapter a library, all with the same shape.
* :mod:`bench.run` - warms everybody up, then deals out slices in turn.
* :mod:`bench.figures` - medians, spreads and ratios.
* :mod:`bench.report` - the page.
* :mod:`bench.instructions` - the same games counted in machine instructions instead of time.
* :mod:`bench.tilings` - Ubongo's solver beside exact-cover libraries: a section of the same page.

Timing is never pass or fail: nothing here is a test. What is reckoned from it is tested in ``tests/bench``.
"""

"""The games as environments for learning agents: PettingZoo, Gymnasium and OpenSpiel.

``docs/learning.md`` is the page about it. What is here needs the extra ``learn``.
"""

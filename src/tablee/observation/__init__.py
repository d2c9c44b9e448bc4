"""What a seat sees as numbers: for agents that learn, and for policies that have learned.

Nothing here needs more than Python. Environments (:mod:`tablee.env`) hand the same numbers to libraries for learning.
"""

"""What every search contestant is asked to do."""

from __future__ import annotations

ITERATIONS = 200
"""Iterations a decision, each from an empty tree."""
POSITIONS = 8
"""Positions searched in turn: random moments of random games at which a seat has a choice."""
SAMPLES = 50
"""Random games played on from a position to see how long one iteration from it is."""

"""The vectors of the layouts straight from positions, several times faster than by way of a view.

A layout says what a vector is; the module with a game's id here makes the same one, and may be missing. Tests compare
both at every kind of position, so a vector from here keeps the secrets that a view keeps.
"""

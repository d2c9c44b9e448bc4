"""Golden playthroughs: one game of each kind as a text, so that any change of behaviour shows as a diff.

After a change that is meant, write them anew with ``pytest tests/golden --update-golden`` and read the diff.
"""

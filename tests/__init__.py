"""The tests. Helpers are imported as `tests.<module>`; everything runs with `make test`."""

"""Cups: calendar, table, bracket, whatever game their matches are."""

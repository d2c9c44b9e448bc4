"""The commands that belong to one game: a module for each toolbox, whose name is the first word on the command line.

Such a module says whose tools they are (`GAME`), what they are called (`TOOLS`) and makes them (`make`); the words of
what the toolbox is for are ``help-tools`` in the game's catalogue.
"""

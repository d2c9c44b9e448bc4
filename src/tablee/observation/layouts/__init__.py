"""How each game is observed: the module with a game's id lays out its views and says where its actions end."""

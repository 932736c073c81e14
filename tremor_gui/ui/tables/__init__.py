"""The tables, one module or package a game: where everything lies and how it moves."""

"""The web table: pages, seats, live updates, the store. Knows every game only by its contract."""

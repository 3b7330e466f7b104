"""The lowest floor: protocols of play that know no game. Standard library only."""

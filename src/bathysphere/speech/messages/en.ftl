# Words of the house: what every game needs.

house-player = seat { $seat }

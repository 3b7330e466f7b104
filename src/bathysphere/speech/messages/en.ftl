house-seat = seat { $seat }
house-you = you

"""What is made of a match for other programs: a moving picture, single pictures, a text."""

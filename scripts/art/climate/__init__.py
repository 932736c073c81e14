"""The Climate Cards: a scene for each design, their frames and their back.

A scene is drawn in a box of 240 by 150; what matters stays 10 clear of its sides, where a frame may lap.
"""

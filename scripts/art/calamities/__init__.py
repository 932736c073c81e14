"""The Catastrophes: a scene for each, their fronts, backs and the hourglass seal.

A scene is drawn in a box of 360 by 225.
"""

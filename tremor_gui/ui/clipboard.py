"""The clipboard, where there is one."""

import pygame


def copy(text: str) -> bool:
    """Put a text on the clipboard and return whether that could be done."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True

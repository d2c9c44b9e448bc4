"""What a decent general looks at in L'Artropp."""

from __future__ import annotations

from tablee.core.game import Hints


class ArtroppHints(Hints):
    """Quick policy and worth."""

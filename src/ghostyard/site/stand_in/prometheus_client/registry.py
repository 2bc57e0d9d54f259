"""Who collects."""


class Collector:
    """Collects nothing."""

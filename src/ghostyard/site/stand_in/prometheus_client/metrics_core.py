"""A metric."""

from prometheus_client import Counter as Metric

__all__ = ["Metric"]

"""Families of counters."""

from prometheus_client import Counter as CounterMetricFamily

__all__ = ["CounterMetricFamily"]

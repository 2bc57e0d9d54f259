"""Clusters on this machine: nodes, PostgreSQL, Redis and a balancer, faults between them, and a checker."""

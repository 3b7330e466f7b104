"""Tests of Underwater Cities."""

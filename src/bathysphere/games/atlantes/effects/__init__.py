"""Printed text, carried out."""

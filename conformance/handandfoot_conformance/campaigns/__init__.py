"""Campaigns: many games or many wrong engines at once, on one machine."""

"""What players ask: one position judged, one round counted, in JSON and in words; the commands only print."""

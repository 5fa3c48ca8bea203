"""Programs that are judged: started, spoken to, and ended without remains."""

"""Words that every form of output shares: cards, values, reasons, names and safe text."""

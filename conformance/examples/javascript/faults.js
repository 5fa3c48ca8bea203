'use strict';

// Copies of the score keeper with one mistake each, such as real programs have made.
// They show that the kit finds them:  node adapter.js --fault wild-limit

const { ScoreKeeper } = require('./scorekeeper.js');

const FAULTS = {
  'no-card-points': class extends ScoreKeeper {
    // A finished book is tallied with its bonus alone: five nines and two twos are 300, not 390.
    cardPoints(sheet) {
      return super.cardPoints({ melds: sheet.melds.filter((meld) => this.bookKind(meld) === null) });
    }
  },
  'wild-limit': class extends ScoreKeeper {
    // One wild card too many: three naturals and two wilds pass where two naturals are asked for each wild.
    wildComplaints(meld) {
      return super.wildComplaints({ ...meld, wilds: Math.max(meld.wilds - 1, 0) });
    }
  },
  'red-threes-left': class extends ScoreKeeper {
    // Red threes that nobody laid cost nothing.
    redThreesLeft() {
      return 0;
    }
  },
  'wild-as-dirty': class extends ScoreKeeper {
    // Seven wild cards are taken for a dirty book.
    bookKind(meld) {
      return super.bookKind(meld) === 'wild' ? 'dirty' : super.bookKind(meld);
    }
  },
  'dirty-as-clean': class extends ScoreKeeper {
    // Every book with a natural card in it is taken for a clean one.
    bookKind(meld) {
      return super.bookKind(meld) === 'dirty' ? 'clean' : super.bookKind(meld);
    }
  },
  'pairs-are-melds': class extends ScoreKeeper {
    // Two cards of a rank pass for a meld.
    complaints(meld) {
      return super.complaints(meld).filter((complaint) => complaint !== 'too small' || meld.size < 2);
    }
  },
};

/** The keeper to judge: the real one, or the copy that `--fault NAME` or the variable FAULT names. */
function chosenKeeper(argv, env) {
  const at = argv.indexOf('--fault');
  const name = at >= 0 ? argv[at + 1] : env.FAULT;
  if (!name) return ScoreKeeper;
  if (!Object.hasOwn(FAULTS, name)) throw new Error(`no fault ${name}; there are: ${Object.keys(FAULTS).join(', ')}`);
  return FAULTS[name];
}

module.exports = { chosenKeeper, FAULTS };

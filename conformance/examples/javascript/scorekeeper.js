'use strict';

// A score keeper for a family that plays Hand and Foot at the kitchen table.
// It keeps no game: someone counts the cards, and it says what the round was worth,
// or whether a meld is a good one. It knows nothing of any conformance kit.
//
//   node scorekeeper.js meld 8S 8D 2C
//   node scorekeeper.js score 9S 9D 9H 9C 9S 2C 2D

const HOUSE = {
  points: { JK: 50, 2: 20, A: 20, K: 10, Q: 10, J: 10, 10: 10, 9: 10, 8: 10, 7: 5, 6: 5, 5: 5, 4: 5, 3: 5 },
  smallest: 3, bookSize: 7, booksGrow: false, allWildMelds: true, blackThreeMelds: false,
  naturalsPerWild: 2, mostWilds: null, fewestNaturals: 0, naturalsOver: 0,
  clean: 500, dirty: 300, wild: 1500, bonusOfRank: {}, goingOut: 100, concealed: 0,
  redThree: 100, redThreeNeeds: 'nothing', unearned: 100, redThreeLeft: -100, redThreesInPack: 10, fullSet: 0,
  quintet: 0, noBook: 0,
};

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** A pile of cards as the app counts them: how many of each rank, twos and jokers apart. */
function count(faces) {
  const pile = { ranks: {}, twos: 0, jokers: 0, redThrees: 0, blackThrees: 0 };
  for (const face of faces) {
    const rank = face.slice(0, -1);
    if (face === 'JK') pile.jokers += 1;
    else if (rank === '2') pile.twos += 1;
    else if (rank === '3' && 'HD'.includes(face.at(-1))) pile.redThrees += 1;
    else if (rank === '3') pile.blackThrees += 1;
    else pile.ranks[rank] = (pile.ranks[rank] || 0) + 1;
  }
  pile.wilds = pile.twos + pile.jokers;
  pile.naturals = sum(Object.values(pile.ranks)) + pile.blackThrees;
  pile.size = pile.wilds + pile.naturals + pile.redThrees;
  return pile;
}

class ScoreKeeper {
  constructor(house = HOUSE) {
    this.house = house;
  }

  /** 'clean', 'dirty' or 'wild' for a finished book, null for anything smaller. */
  bookKind(meld) {
    if (meld.size < this.house.bookSize) return null;
    if (meld.wilds === 0) return 'clean';
    return meld.naturals === 0 ? 'wild' : 'dirty';
  }

  /** What is wrong with a meld, in the app's own words; an empty list is a good meld. */
  complaints(meld) {
    const { smallest, bookSize, booksGrow, allWildMelds, blackThreeMelds } = this.house;
    const found = [];
    const ranks = Object.keys(meld.ranks).length + (meld.blackThrees > 0 ? 1 : 0);
    if (meld.redThrees > 0) found.push('red three');
    if (meld.blackThrees > 0 && !blackThreeMelds) found.push('black three');
    if (ranks > 1) found.push('mixed ranks');
    if (meld.size < smallest) found.push('too small');
    if (meld.size > bookSize && !booksGrow) found.push('too large');
    if (meld.wilds > 0 && meld.wilds === meld.size && !allWildMelds) found.push('nothing but wilds');
    if (meld.wilds < meld.size && meld.redThrees === 0) found.push(...this.wildComplaints(meld));
    return found;
  }

  wildComplaints(meld) {
    const { naturalsPerWild, mostWilds, fewestNaturals, naturalsOver } = this.house;
    const found = [];
    if (meld.naturals < fewestNaturals) found.push('too few naturals');
    if (meld.wilds === 0) return found;
    if (meld.naturals < naturalsPerWild * meld.wilds) found.push('too many wilds for its naturals');
    if (mostWilds !== null && meld.wilds > mostWilds) found.push('too many wilds');
    if (naturalsOver > 0 && meld.naturals - meld.wilds < naturalsOver) found.push('naturals not enough ahead');
    return found;
  }

  /** The worth of the cards themselves; red threes are counted apart. */
  points(pile) {
    const { points } = this.house;
    const ranks = Object.entries(pile.ranks).map(([rank, number]) => points[rank] * number);
    return sum(ranks) + points.JK * pile.jokers + points[2] * pile.twos + points[3] * pile.blackThrees;
  }

  cardPoints(sheet) {
    return sum(sheet.melds.map((meld) => this.points(meld)));
  }

  bookBonus(sheet) {
    return sum(sheet.melds.map((meld) => this.house[this.bookKind(meld)] || 0));
  }

  hasBook(sheet) {
    return sheet.melds.some((meld) => this.bookKind(meld) !== null);
  }

  /** Whether a side has what its laid red threes ask for. */
  redThreesEarned(sheet) {
    if (this.house.redThreeNeeds === 'nothing') return true;
    return this.house.redThreeNeeds === 'meld' ? sheet.melds.length > 0 : this.hasBook(sheet);
  }

  redThreePoints(sheet) {
    const each = this.redThreesEarned(sheet) ? this.house.redThree : this.house.unearned;
    return sheet.redThreesLaid * each + this.redThreesLeft(sheet);
  }

  redThreesLeft(sheet) {
    return sheet.left.redThrees * this.house.redThreeLeft;
  }

  /** All the red threes of the pack count once more, for the side or against it. */
  fullSet(sheet) {
    const { redThreesInPack, fullSet, unearned } = this.house;
    if (sheet.redThreesLaid < redThreesInPack) return 0;
    return this.redThreesEarned(sheet) ? fullSet : Math.sign(unearned) * fullSet;
  }

  specials(sheet) {
    const { bonusOfRank, quintet, concealed, noBook } = this.house;
    const named = sheet.melds.map((meld) => (this.bookKind(meld) && bonusOfRank[Object.keys(meld.ranks)[0]]) || 0);
    const quintets = sheet.melds.filter((meld) => meld.size === 5 && meld.naturals === 5 && !this.bookKind(meld));
    const hidden = sheet.wentOut && sheet.concealed ? concealed : 0;
    const fine = sheet.redThreesLaid > 0 && !this.hasBook(sheet) ? noBook : 0;
    return sum(named) + quintet * quintets.length + this.fullSet(sheet) + hidden + fine;
  }

  /** One side's round: every line of the score pad, and the total under it. */
  score(sheet) {
    const lines = {
      cards: this.cardPoints(sheet),
      books: this.bookBonus(sheet),
      redThrees: this.redThreePoints(sheet),
      left: 0 - this.points(sheet.left),
      goingOut: sheet.wentOut ? this.house.goingOut : 0,
      specials: this.specials(sheet),
    };
    return { ...lines, total: sum(Object.values(lines)) };
  }
}

module.exports = { ScoreKeeper, count, HOUSE };

if (require.main === module) {
  const [command, ...faces] = process.argv.slice(2);
  const keeper = new ScoreKeeper();
  const meld = count(faces);
  if (command === 'meld') console.log(keeper.complaints(meld).join(', ') || keeper.bookKind(meld) || 'good');
  else if (command === 'score') {
    const sheet = { melds: [meld], left: count([]), redThreesLaid: 0, wentOut: false, concealed: false };
    console.log(keeper.score(sheet));
  } else console.log('usage: node scorekeeper.js meld|score CARD...');
}

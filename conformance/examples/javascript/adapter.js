'use strict';

// Connects the score keeper to the conformance kit: one JSON object per line, in and out.

const readline = require('node:readline');
const { count } = require('./scorekeeper.js');
const { chosenKeeper } = require('./faults.js');

const Keeper = chosenKeeper(process.argv, process.env);
const ruleSets = new Map();
class Skip extends Error {}

const RULE_OF = {
  'red three': 'HF-THREE-03', 'black three': 'HF-THREE-04', 'mixed ranks': 'HF-MELD-01',
  'too small': 'HF-MELD-02', 'too large': 'HF-MELD-03', 'too many wilds for its naturals': 'HF-WILD-02',
  'nothing but wilds': 'HF-WILD-03', 'too many wilds': 'HF-WILD-04', 'too few naturals': 'HF-WILD-05',
  'naturals not enough ahead': 'HF-WILD-06',
};

/** A parameter's value in a round: a plain value, or a table by round. */
function settle(value, round) {
  if (value === null || typeof value !== 'object' || !('by' in value)) return value;
  if (value.by !== 'round') throw new Skip(`the keeper has no settings by ${value.by}`);
  if (round === null) throw new Skip('the keeper checks melds without knowing the round');
  if ('at' in value) return settle(value.at[round], round);
  const from = Math.max(...Object.keys(value.from).map(Number).filter((key) => key <= round));
  return settle(value.from[from], round);
}

function meldRules(parameters, round) {
  const get = (name) => settle(parameters[name], round);
  return {
    smallest: get('meld_min'), naturalsPerWild: get('naturals_per_wild'), mostWilds: get('wild_limit'),
    fewestNaturals: get('natural_minimum'), naturalsOver: get('natural_margin'),
    allWildMelds: get('all_wild_melds') === 'allowed', blackThreeMelds: get('black_three_melds') !== 'never',
    bookSize: get('book_size'), booksGrow: get('book_growth') === 'open',
  };
}

function prices(parameters, round) {
  const get = (name) => settle(parameters[name], round);
  return {
    points: get('card_points'), goingOut: get('out_bonus'), concealed: get('concealed_bonus'),
    clean: get('clean_bonus'), dirty: get('dirty_bonus'), wild: get('wild_bonus'), bonusOfRank: get('named_bonus'),
    redThree: get('red_three_points'), redThreeNeeds: get('red_three_needs'), unearned: get('red_three_without'),
    redThreeLeft: get('red_three_left'), redThreesInPack: 2 * get('decks'), fullSet: get('red_three_set_bonus'),
    quintet: get('quintet_bonus'), noBook: round === get('game_rounds') ? get('red_three_no_book') : 0,
  };
}

/** The parameters that the kit sent under this digest. */
function known(digest) {
  if (!ruleSets.has(digest)) throw new Error(`no rule set ${digest} was sent`);
  return ruleSets.get(digest);
}

const ANSWERS = {
  start: () => ({ protocol: 1, name: 'Kitchen table score keeper', version: '1.0', capabilities: ['scoring', 'melds'] }),
  rules({ rules, parameters }) {
    [meldRules, prices].forEach((part) => part(parameters, 1));
    ruleSets.set(rules, parameters);
    return { ready: true };
  },
  meld({ rules, cards }) {
    const keeper = new Keeper(meldRules(known(rules), null));
    const meld = count(cards);
    if (meld.blackThrees > 0 && keeper.house.blackThreeMelds) throw new Skip('black threes depend on the play');
    const broken = keeper.complaints(meld).map((complaint) => RULE_OF[complaint]);
    return broken.length > 0 ? { good: false, rules: broken } : { good: true, kind: keeper.bookKind(meld) };
  },
  score({ rules, round, sides }) {
    const keeper = new Keeper({ ...meldRules(known(rules), round), ...prices(known(rules), round) });
    return { sides: sides.map((side) => {
      const pad = keeper.score({
        melds: side.melds.map(count), left: count([...side.hands, ...side.closed].flat()),
        redThreesLaid: side.threes.length, wentOut: side.out, concealed: side.concealed,
      });
      const { total, cards, books, left, redThrees: red_threes, goingOut: out, specials: special } = pad;
      return { total, items: { cards, books, red_threes, left, out, special } };
    }) };
  },
  stop: () => ({ stopped: true }),
};

const lines = readline.createInterface({ input: process.stdin, crlfDelay: Infinity });
lines.on('line', (line) => {
  if (line.trim() === '') return;
  let answer, message = {};
  try {
    message = JSON.parse(line);
    if (!Object.hasOwn(ANSWERS, message.request)) throw new Error(`unknown request ${message.request}`);
    answer = ANSWERS[message.request](message);
  } catch (problem) {
    answer = problem instanceof Skip ? { skipped: problem.message } : { errored: String(problem.message) };
  }
  process.stdout.write(`${JSON.stringify({ id: message.id ?? null, ...answer })}\n`);
  if (message.request === 'stop') process.stdin.destroy();
});

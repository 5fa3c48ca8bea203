"""Variant files that must be refused: the text of each, and how the message begins."""

HEAD = "id: ours\ntitle: Our table\nparent: ru\nstanding: table\nparameters:\n"

REFUSED = {
    "unknown-parameter": (
        HEAD + "  draw_coumt: 3\n",
        "ours.yaml:6: parameters.draw_coumt: unknown parameter, did you mean draw_count?; allowed: one of the ",
    ),
    "unknown-key": (
        HEAD.replace("title", "titel") + "  draw_count: 3\n",
        "ours.yaml:1: the key title is missing; allowed: id, title, parent, parameters",
    ),
    "unknown-key-in-an-entry": (
        HEAD + "  draw_count: {value: 3, becuase: so}\n",
        "ours.yaml:6: parameters.draw_count.becuase: unknown key; allowed: value, cite, standing, assumed,",
    ),
    "key-twice": (
        HEAD + "  draw_count: 3\n  draw_count: 4\n",
        "ours.yaml:7: parameters: the key 'draw_count' comes twice, first on line 6; allowed: each key once",
    ),
    "no-authority": (
        HEAD.replace("standing: table\n", "") + "  draw_count: 3\n",
        "ours.yaml:5: parameters.draw_count: a value without its authority; allowed: a mapping with value and one of",
    ),
    "entry-without-authority": (
        HEAD.replace("standing: table\n", "") + "  draw_count: {value: 3}\n",
        "ours.yaml:5: parameters.draw_count: a value without its authority; allowed: one of cite, assumed,",
    ),
    "cited-and-assumed": (
        HEAD + "  draw_count: {value: 3, cite: {source: ru, line: 1}, assumed: so}\n",
        "ours.yaml:6: parameters.draw_count: is both cited and assumed; allowed: cite, or assumed with borrowed_from",
    ),
    "standing-that-does-not-fit": (
        HEAD + "  draw_count: {value: 3, assumed: so, standing: explicit}\n",
        "ours.yaml:6: parameters.draw_count.standing: 'explicit' does not fit; allowed: silent, contradictory",
    ),
    "part-that-is-not-there": (
        HEAD + "  take_amount: {value: {by: round, from: {1: 7}}, why: so, parts: {2: {standing: table}}}\n",
        "ours.yaml:6: parameters.take_amount.parts.2: '2' is no part of the value; allowed: 1",
    ),
    "part-of-a-plain-value": (
        HEAD + "  draw_count: {value: 2, why: so, parts: {2: {standing: table}}}\n",
        "ours.yaml:6: parameters.draw_count.parts.2: '2' is no part of the value; allowed: no parts, as the value has",
    ),
    "part-without-authority": (
        HEAD.replace("standing: table\n", "")
        + "  freeze: {value: {by: round, from: {1: never}}, assumed: so, parts: {1: {borrowed_from: {source: ru}}}}\n",
        "ours.yaml:5: parameters.freeze.parts.1: a value without its authority; allowed: one of cite, assumed,",
    ),
    "unknown-key-in-a-part": (
        HEAD + "  take_amount: {value: {by: round, from: {1: 7}}, why: so, parts: {1: {becuase: so}}}\n",
        "ours.yaml:6: parameters.take_amount.parts.1.becuase: unknown key; allowed: cite, standing, assumed,",
    ),
    "part-that-cites-what-is-not-there": (
        HEAD
        + "  take_amount: {value: {by: round, from: {1: 7}}, why: so, parts: {1: {cite: {source: ru, line: 1000}}}}\n",
        "ours.yaml:6: parameters.take_amount.parts.1.cite.line: ru has no line 1000; allowed: 1 to ",
    ),
    "unknown-source": (
        HEAD + "  draw_count: {value: 3, cite: {source: rus, line: 1}}\n",
        "ours.yaml:6: parameters.draw_count.cite.source: 'rus' is not a source, did you mean ru?; allowed: ",
    ),
    "line-that-is-not-there": (
        HEAD + "  draw_count: {value: 3, cite: {source: ru, line: 1000}}\n",
        "ours.yaml:6: parameters.draw_count.cite.line: ru has no line 1000; allowed: 1 to ",
    ),
    "wrong-type": (
        HEAD + "  draw_count: two\n",
        "ours.yaml:6: parameters.draw_count: 'two' is not a whole number; allowed: a whole number from 1 to",
    ),
    "true-is-no-number": (
        HEAD + "  draw_count: true\n",
        "ours.yaml:6: parameters.draw_count: true is not a whole number; allowed: a whole number from 1 to",
    ),
    "a-mapping-is-no-number": (
        HEAD + "  draw_count: {at: {1: 50}}\n",
        "ours.yaml:6: parameters.draw_count: {at: {1: 50}} is not a whole number; allowed: a whole number from 1 to",
    ),
    "a-list-is-no-number": (
        HEAD + "  draw_count: [true, null, 1.5, red three, '2']\n",
        "ours.yaml:6: parameters.draw_count: [true, null, 1.5, red three, '2'] is not a whole number",
    ),
    "a-long-value-is-cut": (
        HEAD + f"  draw_count: [{', '.join(['true'] * 40)}]\n",
        f"ours.yaml:6: parameters.draw_count: [{'true, ' * 9}true… is not a whole number",
    ),
    "true-is-no-choice": (
        HEAD + "  tie: true\n",
        "ours.yaml:6: parameters.tie: true is not a choice; allowed: ",
    ),
    "null-without-leave": (
        HEAD + "  draw_count: null\n",
        "ours.yaml:6: parameters.draw_count: nothing (null) is not a whole number",
    ),
    "out-of-range": (
        HEAD + "  draw_count: 0\n",
        "ours.yaml:6: parameters.draw_count: 0 is out of range; allowed: a whole number from 1 to",
    ),
    "word-for-a-number": (
        HEAD + "  take_amount: al\n",
        "ours.yaml:6: parameters.take_amount: 'al' is not a whole number, did you mean all?; allowed: a whole number",
    ),
    "none-where-null-is-meant": (
        HEAD + "  wild_limit: none\n",
        "ours.yaml:6: parameters.wild_limit: 'none' is not a whole number, did you mean null?; allowed: a whole number",
    ),
    "no-limit-where-null-is-meant": (
        HEAD + "  game_target: No limit\n",
        "ours.yaml:6: parameters.game_target: 'No limit' is not a whole number, did you mean null?; allowed: ",
    ),
    "none-where-0-is-meant": (
        HEAD + "  jokers: none\n",
        "ours.yaml:6: parameters.jokers: 'none' is not a whole number, did you mean 0?; allowed: ",
    ),
    "none-where-there-must-be-some": (
        HEAD + "  decks: none\n",
        "ours.yaml:6: parameters.decks: 'none' is not a whole number; allowed: ",
    ),
    "none-where-an-empty-list-is-meant": (
        HEAD + "  starter_refused: none\n",
        "ours.yaml:6: parameters.starter_refused: 'none' is not a list, did you mean []?; allowed: ",
    ),
    "no-choice": (
        HEAD + "  take_target: new melt\n",
        "ours.yaml:6: parameters.take_target: 'new melt' is not a choice, did you mean new meld?; allowed: new meld",
    ),
    "list-with-a-stranger": (
        HEAD + "  starter_refused: [wild, red tree]\n",
        "ours.yaml:6: parameters.starter_refused: the item 'red tree' is not a choice, did you mean red three?",
    ),
    "list-with-a-double": (
        HEAD + "  starter_refused: [wild, wild]\n",
        "ours.yaml:6: parameters.starter_refused: the item 'wild' comes twice",
    ),
    "list-out-of-range": (
        HEAD + "  packets: [13, 0]\n",
        "ours.yaml:6: parameters.packets: the item 0 is out of range; allowed: a list of a whole number from 1",
    ),
    "map-with-a-stranger": (
        HEAD + "  out_books: {clean: 1, dirtv: 1, any: 0}\n",
        "ours.yaml:6: parameters.out_books: unknown key 'dirtv', did you mean dirty?; allowed: clean, dirty, any",
    ),
    "map-with-a-parameter-of-its-own": (
        HEAD + "  out_books: {clean: 1, dirty: 1, wild: 1, any: 0}\n",
        "ours.yaml:6: parameters.out_books: unknown key 'wild', did you mean the parameter out_wild_books?; allowed: ",
    ),
    "map-with-a-hole": (
        HEAD + "  out_books: {clean: 1, dirty: 1}\n",
        "ours.yaml:6: parameters.out_books: the key any is missing; allowed: clean, dirty, any",
    ),
    "table-by-nothing-known": (
        HEAD + "  opening_minimum: {by: rounds, from: {1: 50}}\n",
        "ours.yaml:6: parameters.opening_minimum.by: a table cannot go by 'rounds' here, did you mean round?; allowed:",
    ),
    "table-by-what-this-parameter-may-not": (
        HEAD + "  decks: {by: round, from: {1: 5}}\n",
        "ours.yaml:6: parameters.decks.by: a table cannot go by 'round' here; allowed: players",
    ),
    "table-without-cases": (
        HEAD + "  opening_minimum: {by: round}\n",
        "ours.yaml:6: parameters.opening_minimum: a table needs one list of cases; allowed: by, and either at or from",
    ),
    "table-with-both": (
        HEAD + "  opening_minimum: {by: round, at: {1: 50}, from: {1: 50}}\n",
        "ours.yaml:6: parameters.opening_minimum: a table needs one list of cases; allowed: by, and either at or from",
    ),
    "table-with-a-hole-below": (
        HEAD + "  opening_minimum: {by: round, from: {2: 50}}\n",
        "ours.yaml:6: parameters.opening_minimum.from: the table has a hole below 2; allowed: 1 as the first case",
    ),
    "table-of-scores-with-a-hole-below": (
        HEAD + "  opening_minimum: {by: score, from: {0: 50, 1500: 90}}\n",
        "ours.yaml:6: parameters.opening_minimum.from: the table has a hole below 0; allowed: lowest as the first case",
    ),
    "table-with-a-hole-inside": (
        HEAD + "  opening_minimum: {by: round, at: {1: 50, 2: 90, 4: 150}}\n",
        "ours.yaml:6: parameters.opening_minimum.at: the table has a hole at 3; allowed: every round from 1 on",
    ),
    "table-with-a-hole-at-the-end": (
        HEAD + "  opening_minimum: {by: round, at: {1: 50, 2: 90, 3: 120}}\n",
        "ours.yaml:6: parameters.opening_minimum: the table has a hole: no value for round 4; allowed: rounds 1 to 4",
    ),
    "table-with-a-hole-in-an-extra-round": (
        HEAD + "  tie: extra round\n  opening_minimum: {by: round, at: {1: 50, 2: 90, 3: 120, 4: 150}}\n",
        "ours.yaml:7: parameters.opening_minimum: the table has a hole: no value for round 5; allowed: from instead of",
    ),
    "hole-in-an-inherited-table-of-rounds": (
        HEAD + "  draw_count: 2\n  game_rounds: 6\n",
        (
            "ours.yaml:7: parameters.game_rounds: the table of opening_minimum in ru has a hole: no value for round 5; "
            "allowed: this with opening_minimum of your own: rounds 1 to 6"
        ),
    ),
    "hole-in-an-inherited-table-for-an-extra-round": (
        HEAD + "  draw_count: 2\n  tie: extra round\n",
        (
            "ours.yaml:7: parameters.tie: the table of opening_minimum in ru has a hole: no value for round 5; "
            "allowed: this with opening_minimum of your own: from instead of at"
        ),
    ),
    "hole-in-an-inherited-table-for-a-game-without-end": (
        HEAD + "  game_target: 5000\n  game_rounds: null\n",
        "ours.yaml:7: parameters.game_rounds: the table of opening_minimum in ru has a hole: no value for round 5; ",
    ),
    "hole-in-an-inherited-table-of-players": (
        HEAD.replace("parent: ru", "players: [4, 5]\nparent: reconciled") + "  draw_count: 2\n",
        (
            "ours.yaml:3: players: the table of partnership in reconciled has a hole: no value for 5 players; "
            "allowed: this with partnership of your own: a value for each of 4, 5"
        ),
    ),
    "hole-in-a-table-for-more-players": (
        HEAD.replace("parent: ru", "players: [2, 4]\nparent: reconciled") + "  draw_count: {by: players, at: {2: 2}}\n",
        "ours.yaml:7: parameters.draw_count: the table has a hole: no value for 4 players; allowed: a value for each",
    ),
    "table-of-single-scores": (
        HEAD + "  clean_bonus: {by: books, at: {0: 500}}\n",
        "ours.yaml:6: parameters.clean_bonus.at: the table has a hole: the books have no end",
    ),
    "table-that-could-change-nothing": (
        HEAD + "  opening_minimum: {by: books, from: {0: 50, 1: 90}}\n",
        "ours.yaml:6: parameters.opening_minimum.by: a table cannot go by 'books' here; allowed: players, round, score",
    ),
    "table-of-a-score-that-no-count-knows": (
        HEAD + "  clean_bonus: {by: score, from: {lowest: 500}}\n",
        "ours.yaml:6: parameters.clean_bonus.by: a table cannot go by 'score' here; allowed: players, round, books",
    ),
    "table-for-other-players": (
        HEAD + "  opening_minimum: {by: players, at: {2: 50, 3: 50}}\n",
        "ours.yaml:6: parameters.opening_minimum: the table has a hole: no value for 4 players; allowed: a value for",
    ),
    "table-that-overlaps": (
        HEAD + '  opening_minimum: {by: round, from: {1: 50, "1": 90}}\n',
        "ours.yaml:6: parameters.opening_minimum.from: the key '1' comes twice",
    ),
    "table-out-of-order": (
        HEAD + "  opening_minimum: {by: round, from: {1: 50, 4: 90, 3: 60}}\n",
        "ours.yaml:6: parameters.opening_minimum.from.3: the cases of the table overlap or are out of order",
    ),
    "table-with-words": (
        HEAD + "  opening_minimum: {by: round, from: {1: 50, late: 90}}\n",
        "ours.yaml:6: parameters.opening_minimum.from.late: is not a case of the table; allowed: whole numbers",
    ),
    "table-in-itself": (
        HEAD + "  opening_minimum: {by: round, from: {1: 50, 2: {by: round, from: {1: 50}}}}\n",
        "ours.yaml:6: parameters.opening_minimum.from.2.by: a table cannot go by 'round' here; allowed: players",
    ),
    "table-with-a-bad-value": (
        HEAD + "  opening_minimum: {by: round, from: {1: 50, 2: many}}\n",
        "ours.yaml:6: parameters.opening_minimum.from.2: 'many' is not a whole number",
    ),
    "unknown-parent": (
        HEAD.replace("parent: ru", "parent: reconsiled") + "  draw_count: 3\n",
        "ours.yaml:3: parent: 'reconsiled' is not known, did you mean reconciled?; allowed: ",
    ),
    "its-own-parent": (
        HEAD.replace("parent: ru", "parent: ours") + "  draw_count: 3\n",
        "ours.yaml:3: parent: the parents form a loop: ours -> ours; allowed: another variant",
    ),
    "no-parent": (
        HEAD.replace("parent: ru", "parent: null") + "  draw_count: 3\n",
        "ours.yaml:3: parent: has no parent; allowed: ",
    ),
    "a-name-that-is-taken": (
        HEAD.replace("id: ours", "id: ru") + "  draw_count: 3\n",
        "ours.yaml:1: id: 'ru' is a variant of the specification already; allowed: an id of its own",
    ),
    "a-bad-name": (
        HEAD.replace("id: ours", "id: Our Table") + "  draw_count: 3\n",
        "ours.yaml:1: id: 'Our Table' is badly formed; allowed: lower-case words and figures joined by hyphens",
    ),
    "too-many-players": (
        HEAD.replace("parameters:", "players: [9]\nparameters:") + "  draw_count: 3\n",
        "ours.yaml:5: players.0: 9 is too large; allowed: at most 6",
    ),
    "players-that-form-no-sides": (
        HEAD.replace("parameters:", "players: [4, 5]\nparameters:") + "  draw_count: 3\n",
        "ours.yaml:5: players: 5 players cannot form sides of 2; allowed: a number of players that is a multiple of it",
    ),
    "sides-that-the-players-cannot-form": (
        HEAD.replace("parent: ru", "parent: reconciled") + "  draw_count: 3\n  partnership: 2\n",
        "ours.yaml:7: parameters.partnership: 2 players cannot form sides of 2; allowed: a number of players",
    ),
    "players-for-whom-the-pack-is-too-small": (
        HEAD.replace("parent: ru", "parent: micro").replace("parameters:", "players: [6]\nparameters:")
        + "  partnership: 2\n  decks: 1\n  jokers: 0\n",
        "ours.yaml:8: parameters.decks: 6 players with packets of ",
    ),
    "parameters-that-are-a-list": (
        HEAD + "  - draw_count\n",
        "ours.yaml:5: parameters: [draw_count] is of the wrong type; allowed: a mapping",
    ),
    "a-control-sign": (
        HEAD.replace("Our table", "Our \x1b[31mtable") + "  draw_count: 3\n",
        "ours.yaml:2: holds the control sign U+001B; allowed: signs that can be seen, blanks and line breaks",
    ),
    "a-control-sign-that-is-escaped": (
        HEAD.replace("Our table", '"Our \\e[31mtable"') + "  draw_count: 3\n",
        "ours.yaml:2: title: holds the control sign U+001B; allowed: signs that can be seen, and blanks",
    ),
    "a-sign-that-turns-the-writing": (
        HEAD.replace("Our table", "Our \u202etable") + "  draw_count: 3\n",
        "ours.yaml:2: title: holds the format sign U+202E (right-to-left override); allowed: signs that can be seen",
    ),
    "a-hidden-sign-in-a-list": (
        HEAD + "  draw_count: 3\nunmodelled:\n  - Whoever talks deals.\n  - No \u200bphones.\n",
        "ours.yaml:9: unmodelled.1: holds the format sign U+200B (zero width space); allowed: ",
    ),
    "a-hidden-sign-in-an-entry": (
        HEAD + "  draw_count: {value: 3, why: We\u2066 like it.}\n",
        "ours.yaml:6: parameters.draw_count.why: holds the format sign U+2066 (left-to-right isolate); allowed: ",
    ),
    "a-hidden-sign-in-a-key": (
        HEAD + "  draw\u2060_count: 3\n",
        "ours.yaml:6: parameters: a key holds the format sign U+2060 (word joiner); allowed: signs that can be seen",
    ),
    "an-id-with-a-line-break": (
        HEAD.replace("id: ours", "id: |\n  ours") + "  draw_count: 3\n",
        "ours.yaml:1: id: holds a line break; allowed: a text on one line",
    ),
    "not-yaml": ("id: [ours\n", "ours.yaml:2: is not YAML"),
    "a-list": ("- id: ours\n", "ours.yaml:1: holds a list; allowed: a mapping"),
    "an-alias-bomb": (
        "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\n",
        "ours.yaml:2: b.0: the alias *a is one too many",
    ),
}

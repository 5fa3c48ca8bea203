"""What is asked is answered by plain Python: neither terminal, templates nor other programs are needed for it."""

from __future__ import annotations

import json
import subprocess
import sys

ASKED = """
import json, sys
from handandfoot.spec.loading import load_spec
from handandfoot.spec.reading import parse
from handandfoot_conformance.asking import counting, judging
from handandfoot_conformance.asking.part import whole

spec = load_spec()
question = '''
variant: it
given:
  - it is Ann's turn, after the draw
  - Ann's hand is QS QD QH 5H 6D
when: Ann melds QS QD QH
'''
judged = judging.judge(spec, whole(parse(question, "question")), None)
sheet = counting.count_rounds(spec, whole(parse("sides: [{hands: [KS]}, {hands: [5C]}]", "round")), "ru")
unwanted = {"click", "gherkin", "jinja2", "rich", "subprocess"} & set(sys.modules)
print(json.dumps({
    "unwanted": sorted(unwanted),
    "verdict": judging.in_json(spec, judged)["verdicts"][0]["rules"],
    "words": [line.text for line in judging.in_words(spec, judged)][0],
    "scores": counting.in_json(sheet)["rounds"][0]["scores"],
}))
"""


def test_asking_loads_nothing_of_the_command_line() -> None:
    """One position is judged and one round counted without click, rich, jinja2, gherkin and subprocess."""
    ran = subprocess.run([sys.executable, "-c", ASKED], capture_output=True, text=True, timeout=60, check=True)
    found = json.loads(ran.stdout)

    assert [] == found["unwanted"]
    assert ["HF-OPEN-01"] == found["verdict"]
    assert found["words"].startswith("No: under")
    assert [-10, -5] == found["scores"]

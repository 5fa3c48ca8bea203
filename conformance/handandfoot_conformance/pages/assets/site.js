"use strict";

// Compare two tables: every value is in the page, nothing is fetched.
(() => {
  const data = document.getElementById("hf-data");
  if (!data) return;
  const { variants, players, parameters } = JSON.parse(data.textContent);
  const byId = (id) => document.getElementById(id);
  const first = byId("hf-first");
  const second = byId("hf-second");

  const cell = (tag, text, mark) => {
    const made = document.createElement(tag);
    made.textContent = text;
    if (mark) {
      const star = document.createElement("abbr");
      star.title = "assumed";
      star.textContent = "*";
      made.append(star);
    }
    return made;
  };

  const show = () => {
    const [one, other] = [first.value, second.value];
    byId("hf-head-first").textContent = variants[one];
    byId("hf-head-second").textContent = variants[other];
    const differing = parameters.filter((each) => each.values[one][0] !== each.values[other][0]);
    byId("hf-differences").replaceChildren(
      ...differing.map((each) => {
        const row = document.createElement("tr");
        const head = document.createElement("th");
        head.scope = "row";
        const link = document.createElement("a");
        link.href = `parameters.html#${each.name}`;
        link.textContent = each.title;
        head.append(link);
        row.append(head, cell("td", ...each.values[one]), cell("td", ...each.values[other]));
        return row;
      }),
    );
    byId("hf-count").textContent =
      differing.length === 0
        ? `No difference in ${parameters.length} values`
        : `${differing.length} of ${parameters.length} values differ`;
    byId("hf-count").append(players[one] === players[other] ? `, with ${players[one]} players.` : ".");
    history.replaceState(null, "", `#${one},${other}`);
  };

  const asked = decodeURIComponent(location.hash.slice(1)).split(",").filter((id) => id in variants);
  if (asked.length === 2) [first.value, second.value] = asked;
  else if (asked.length === 1 && asked[0] !== first.value) second.value = asked[0];
  first.addEventListener("change", show);
  second.addEventListener("change", show);
  show();
})();

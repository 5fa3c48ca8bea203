import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The house rules of a round, read from a map of the published parameter names. */
final class House {
    /** Something that other tables play and this one does not. */
    static final class CannotPlay extends RuntimeException {
        private static final long serialVersionUID = 1;

        CannotPlay(String what) {
            super(what);
        }
    }

    final int round, draw, smallest, book, perWild, fewestNaturals, margin, opening, take, lastRound;
    final int clean, dirty, wild, any;
    final Integer mostWilds, unfinished;
    final boolean allWild, onlyTopMeldOpens, wildTop, newMeldForTop, wildDiscard, footAtOnce;
    final boolean drawTheRest, playOnWithoutReplacement, partnerInFoot, partnerPlayed, mustDiscardLast;
    final Map<String, Integer> points = new HashMap<>();

    final Map<String, Object> settings;

    /** Throws CannotPlay for house rules that this table cannot play. */
    House(Map<String, Object> settings, int round) {
        this.settings = settings;
        this.round = round;
        if (((List<?>) get("packets")).size() != 2) throw new CannotPlay("not a hand and one foot");
        draw = number("draw_count");
        smallest = number("meld_min");
        book = number("book_size");
        perWild = number("naturals_per_wild");
        mostWilds = get("wild_limit") == null ? null : number("wild_limit");
        fewestNaturals = number("natural_minimum");
        margin = number("natural_margin");
        allWild = is("all_wild_melds", "allowed");
        unfinished = get("unfinished_per_rank") == null ? null : number("unfinished_per_rank");
        lastRound = get("game_rounds") == null ? Integer.MAX_VALUE : number("game_rounds");
        boolean further = round > lastRound && get("tie_minimum") != null;
        opening = number(further ? "tie_minimum" : "opening_minimum");
        onlyTopMeldOpens = is("opening_take_counts", "meld of the top card");
        take = is("take_amount", "all") ? Integer.MAX_VALUE : number("take_amount");
        wildTop = is("take_wild_top", "alike");
        newMeldForTop = is("take_target", "new meld");
        wildDiscard = is("wild_discard", "allowed");
        footAtOnce = is("foot_after_discard", "at once");
        clean = books("clean");
        dirty = books("dirty");
        wild = number("out_wild_books");
        any = books("any");
        partnerInFoot = !is("out_partner", "nothing");
        partnerPlayed = is("out_partner", "played from");
        mustDiscardLast = is("out_last_card", "discarded");
        drawTheRest = is("stock_short", "draw what is left");
        playOnWithoutReplacement = is("stock_replacement", "no replacement");
        ((Map<?, ?>) get("card_points")).forEach((rank, worth) -> points.put((String) rank, ((Long) worth).intValue()));
    }

    private Object get(String name) {
        return settle(settings.get(name));
    }

    private int number(String name) {
        return ((Long) get(name)).intValue();
    }

    private boolean is(String name, String value) {
        return value.equals(get(name));
    }

    private int books(String kind) {
        Object number = settle(((Map<?, ?>) get("out_books")).get(kind));
        return number == null ? 0 : ((Long) number).intValue();
    }

    /** A plain value stands for itself; a table is looked up by the round. */
    private Object settle(Object value) {
        if (!(value instanceof Map<?, ?> table) || !table.containsKey("by")) return value;
        if (!table.get("by").equals("round")) {
            throw new CannotPlay("house rules that change by " + table.get("by"));
        }
        if (table.get("at") instanceof Map<?, ?> at) return settle(at.get(Integer.toString(round)));
        int reached = 0;
        Object found = null;
        for (Map.Entry<?, ?> step : ((Map<?, ?>) table.get("from")).entrySet()) {
            int from = Integer.parseInt((String) step.getKey());
            if (from > round || from < reached) continue;
            reached = from;
            found = step.getValue();
        }
        return settle(found);
    }
}

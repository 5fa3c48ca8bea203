import java.io.IOException;
import java.util.*;

/** Connects the table to the conformance kit. */
final class Adapter {
    static final String START = """
        {"protocol":1,"name":"Desktop table","version":"1.0","capabilities":["positions","reasons"],
        "parts":["turn","hands","packets","melds","threes","pile","stock"],"actions":["draw","take","lay","discard"],
        "parameters":{"packet_choice":["as dealt"],"red_threes_laid_from":[["deal","draw","packet"]],
        "black_three_melds":["never"],"book_growth":["closed"],"wild_swap":["never"],"take_pair":["natural pair"],
        "freeze":["never"],"out_named_books":[[]],"out_permission":["none"],"stock_out_take":["may take"]}}""";
    static final Map<String, Map<String, Object>> RULE_SETS = new HashMap<>();

    public static void main(String[] arguments) throws IOException {
        Lines.serve(House.CannotPlay.class, request -> switch (request.get("request").text()) {
            case "start" -> Json.read(START).map();
            case "rules" -> {
                RULE_SETS.put(request.get("rules").text(), new House(request.get("parameters").map(), 1).settings);
                yield Map.of("ready", true);
            }
            case "play" -> play(request, RULE_SETS.get(request.get("rules").text()));
            case "stop" -> Map.of("stopped", true);
            default -> throw new IllegalArgumentException("unknown request " + request.get("request").text());
        });
    }

    static Map<String, ?> play(Json request, Map<String, Object> parameters) {
        if (request.has("deal")) throw new House.CannotPlay("this table does not deal");
        Table table = read(request.get("position"), parameters);
        List<Object> results = new ArrayList<>();
        for (Json action : request.get("actions").list()) {
            Table before = table.copy();
            try {
                act(table, action, action.get("action").text());
                results.add(Map.of("accepted", true));
            } catch (Table.NotAllowed refusal) {
                table = before;
                results.add(Map.of("accepted", false, "rules", List.of(refusal.rule)));
            }
        }
        return Map.of("results", results, "position", write(table, request.get("observe").texts()));
    }

    /** The table draws one card and lays one meld at a time: an action of the kit is several of its moves. */
    static void act(Table table, Json action, String kind) {
        if (action.has("seat") && action.get("seat").number() != table.turn) throw new Table.NotAllowed("HF-TURN-01");
        if (kind.equals("draw")) do table.drawOne(); while (table.phase.equals("draw"));
        else if (kind.equals("discard")) table.discard(table.pick(action.get("card").text()));
        else if (!kind.equals("take") && !kind.equals("lay")) throw new House.CannotPlay("no " + kind);
        else {
            table.begin(kind.equals("take"));
            List<Json> adds = action.get("adds").list();
            List<List<Integer>> targets = adds.stream().map(add -> table.meld(add.get("to").texts())).toList();
            for (Json meld : action.get("melds").list()) table.layMeld(table.pick(meld.texts()));
            for (Json add : adds) table.addTo(targets.get(adds.indexOf(add)), table.pick(add.get("cards").texts()));
            table.finishLaying(action.has("discard"));
            if (action.has("discard")) table.discard(table.pick(action.get("discard").text()));
        }
    }

    static Table read(Json from, Map<String, Object> parameters) {
        Json turn = from.get("turn");
        Table table = new Table(new House(parameters, from.get("round").number()));
        for (Json seat : from.get("seats").list()) {
            Table.Player player = table.addPlayer(seat.get("hand").texts());
            for (Json packet : seat.get("packets").list()) {
                player.addPacket(packet.get("status").text(), table.fresh(packet.get("cards").texts()));
            }
        }
        for (Json each : from.get("sides").list()) {
            Table.Side side = table.addSide(each.get("threes").texts());
            for (Json meld : each.get("melds").list()) side.melds.add(table.fresh(meld.texts()));
        }
        table.pile.addAll(table.fresh(from.get("pile").texts()));
        table.stock.addAll(table.fresh(from.get("stock").texts()));
        table.resume(turn.get("seat").number(), turn.get("phase").text(),
            turn.get("taken").truth(), turn.get("opened").truth());
        return table;
    }

    static Map<String, ?> write(Table table, List<String> observe) {
        List<Object> seats = new ArrayList<>(), sides = new ArrayList<>();
        for (Table.Player player : table.players) {
            List<Object> packets = new ArrayList<>();
            for (var each : player.packets) packets.add(Map.of("status", each.status, "cards", Table.names(each.cards)));
            seats.add(Lines.only(observe, "hands", "hand", Table.names(player.hand), "packets", "packets", packets));
        }
        for (Table.Side side : table.sides) {
            List<List<String>> melds = side.melds.stream().map(Table::names).toList();
            sides.add(Lines.only(observe, "melds", "melds", melds, "threes", "threes", Table.names(side.threes)));
        }
        Map<String, Object> turn = Map.of("seat", table.turn, "phase", table.phase, "taken", table.taken,
            "opened", table.opened, "permission", "none");
        Map<String, Object> shown = Lines.only(observe, "turn", "turn", turn, "pile", "pile", Table.names(table.pile),
            "stock", "stock", Table.names(table.stock));
        shown.putAll(Map.of("seats", seats, "sides", sides));
        return shown;
    }
}

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A table for Hand and Foot, as a desktop game keeps it.
 *
 * <p>Every card of the pack is a number of its own, so that it can be dragged about; cards are drawn
 * one at a time and melds are put down one by one, and only {@link #finishLaying} says whether it
 * will do. A move that is not allowed throws {@link NotAllowed} and may leave the table half
 * changed: the game takes a {@link #copy} first and goes back to it.
 */
final class Table {
    static final String[] RANKS = {"2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"};
    static final int JOKER = 52;
    static final int FACES = 53;

    static final class NotAllowed extends RuntimeException {
        private static final long serialVersionUID = 1;
        final String rule;

        NotAllowed(String rule) {
            super(rule);
            this.rule = rule;
        }
    }

    static final class Packet {
        String status;
        List<Integer> cards;

        Packet(String status, List<Integer> cards) {
            this.status = status;
            this.cards = new ArrayList<>(cards);
        }
    }

    static final class Player {
        List<Integer> hand = new ArrayList<>();
        List<Packet> packets = new ArrayList<>();

        void addPacket(String status, List<Integer> cards) {
            packets.add(new Packet(status, cards));
        }

        Packet waiting() {
            for (Packet packet : packets) if (packet.status.equals("closed")) return packet;
            return null;
        }

        void hasPlayed() {
            for (Packet packet : packets) if (packet.status.equals("in play")) packet.status = "played from";
        }

        boolean inFoot(boolean played) {
            Packet last = packets.isEmpty() ? null : packets.get(packets.size() - 1);
            return last == null || last.status.equals("played from") || !played && last.status.equals("in play");
        }
    }

    static final class Side {
        List<List<Integer>> melds = new ArrayList<>();
        List<Integer> threes = new ArrayList<>();
    }

    final House house;
    List<Player> players = new ArrayList<>();
    List<Side> sides = new ArrayList<>();
    List<Integer> pile = new ArrayList<>();
    List<Integer> stock = new ArrayList<>();
    int turn;
    String phase;
    boolean taken, opened;

    private final Map<String, Integer> copies = new HashMap<>();
    private boolean opening, taking;
    private int drawsLeft;
    private int top, worth, worthOfTopMeld;
    private List<Integer> topMeld, unfinishedBefore;

    Table(House house) {
        this.house = house;
        this.drawsLeft = house.draw;
    }

    Table copy() {
        Table other = new Table(house);
        for (Player player : players) {
            Player twin = new Player();
            twin.hand.addAll(player.hand);
            for (Packet packet : player.packets) twin.packets.add(new Packet(packet.status, packet.cards));
            other.players.add(twin);
        }
        for (Side side : sides) {
            Side twin = new Side();
            for (List<Integer> meld : side.melds) twin.melds.add(new ArrayList<>(meld));
            twin.threes.addAll(side.threes);
            other.sides.add(twin);
        }
        other.copies.putAll(copies);
        other.pile.addAll(pile);
        other.stock.addAll(stock);
        other.turn = turn;
        other.drawsLeft = drawsLeft;
        other.phase = phase;
        other.taken = taken;
        other.opened = opened;
        return other;
    }

    // Cards ------------------------------------------------------------------------------------

    static String rank(int card) {
        return card % FACES == JOKER ? "JK" : RANKS[card % FACES / 4];
    }

    /** The name of the card's picture: KS, 10H, JK. */
    static String name(int card) {
        return card % FACES == JOKER ? "JK" : rank(card) + "SHDC".charAt(card % FACES % 4);
    }

    static List<String> names(List<Integer> cards) {
        return cards.stream().map(Table::name).toList();
    }

    /** The next card with that picture that is not on the table yet. */
    private int fresh(String name) {
        int copy = copies.merge(name, 1, Integer::sum);
        for (int face = 0; face < FACES; face++) if (name(face).equals(name)) return copy * FACES + face;
        throw new IllegalArgumentException("no card is named " + name);
    }

    List<Integer> fresh(List<String> names) {
        return new ArrayList<>(names.stream().map(this::fresh).toList());
    }

    /** The card that a player means by its name: the card on offer, one in the hand, one in the pile, or none here. */
    private int pick(String name, List<Integer> not) {
        List<Integer> near = new ArrayList<>();
        if (taking && topMeld == null) near.add(top);
        near.addAll(player().hand);
        near.addAll(pile.subList(0, Math.min(pile.size(), house.take - (topMeld == null ? 0 : 1))));
        near.removeAll(not);
        return near.stream().filter(card -> name(card).equals(name)).findFirst().orElseGet(() -> fresh(name));
    }

    int pick(String name) {
        return pick(name, List.of());
    }

    List<Integer> pick(List<String> names) {
        List<Integer> picked = new ArrayList<>();
        for (String name : names) picked.add(pick(name, picked));
        return picked;
    }

    /** The side's meld that shows these cards, or null. */
    List<Integer> meld(List<String> names) {
        List<String> wanted = names.stream().sorted().toList();
        for (List<Integer> meld : side().melds) if (names(meld).stream().sorted().toList().equals(wanted)) return meld;
        return null;
    }

    static boolean isWild(int card) {
        return rank(card).equals("JK") || rank(card).equals("2");
    }

    static boolean isThree(int card) {
        return rank(card).equals("3");
    }

    /** Suits are kept in the order spades, hearts, diamonds, clubs. */
    static boolean isRedThree(int card) {
        int suit = card % FACES % 4;
        return isThree(card) && (suit == 1 || suit == 2);
    }

    private static int wilds(List<Integer> cards) {
        return (int) cards.stream().filter(Table::isWild).count();
    }

    /** The rank of a meld by its first natural card, or "wild". */
    private static String rankOf(List<Integer> cards) {
        return cards.stream().filter(card -> !isWild(card)).findFirst().map(Table::rank).orElse("wild");
    }

    private int worth(List<Integer> cards) {
        return cards.stream().mapToInt(card -> house.points.get(rank(card))).sum();
    }

    /** Goes on with a game that was broken off. */
    void resume(int seat, String phaseOfTurn, boolean pileTaken, boolean sideOpened) {
        turn = seat;
        phase = phaseOfTurn;
        taken = pileTaken;
        opened = sideOpened;
    }

    Player addPlayer(List<String> hand) {
        Player player = new Player();
        player.hand.addAll(fresh(hand));
        players.add(player);
        return player;
    }

    Side addSide(List<String> threes) {
        Side side = new Side();
        side.threes.addAll(fresh(threes));
        sides.add(side);
        return side;
    }

    Player player() {
        return players.get(turn);
    }

    Side side() {
        return sides.get(turn % sides.size());
    }

    private static void require(boolean good, String rule) {
        if (!good) throw new NotAllowed(rule);
    }

    // Drawing ----------------------------------------------------------------------------------

    /** Draws one card; the turn may go on when all draws of the turn are made. */
    void drawOne() {
        require(phase.equals("draw"), "HF-TURN-02");
        if (stock.isEmpty() || stock.size() < drawsLeft && !house.drawTheRest) {
            endRound();
            return;
        }
        Player player = player();
        player.hand.add(stock.remove(0));
        layRedThrees(player, side());
        drawsLeft--;
        if (!phase.equals("draw")) return;
        if (drawsLeft == 0 || stock.isEmpty() && house.drawTheRest) phase = "play";
    }

    private void layRedThrees(Player player, Side side) {
        for (int i = 0; i < player.hand.size();) {
            int card = player.hand.get(i);
            if (!isRedThree(card)) {
                i++;
                continue;
            }
            side.threes.add(player.hand.remove(i));
            if (!stock.isEmpty()) player.hand.add(stock.remove(0));
            else if (!house.playOnWithoutReplacement) endRound();
        }
    }

    private void endRound() {
        phase = house.round == house.lastRound ? "game over" : "round over";
    }

    // Laying -----------------------------------------------------------------------------------

    /** The player begins to put cards down, or reaches for the pile, whose top card then lies ready. */
    void begin(boolean take) {
        require(phase.equals(take ? "draw" : "play"), "HF-TURN-02");
        taking = take;
        opening = side().melds.isEmpty();
        worth = 0;
        topMeld = null;
        unfinishedBefore = null;
        if (!take) return;
        require(!pile.isEmpty(), "HF-PILE-09");
        top = pile.get(0);
        require(!isThree(top), "HF-PILE-02");
        require(!isWild(top) || house.wildTop, "HF-PILE-04");
        String rank = rankOf(List.of(top));
        for (List<Integer> meld : side().melds) {
            if (rankOf(meld).equals(rank) && meld.size() < house.book) unfinishedBefore = meld;
        }
    }

    /** Puts one new meld down. */
    void layMeld(List<Integer> cards) {
        require(cards.size() >= house.smallest, "HF-MELD-02");
        List<Integer> meld = new ArrayList<>();
        side().melds.add(meld);
        put(cards, meld);
    }

    /** Puts cards to a meld of the player's own side. */
    void addTo(List<Integer> meld, List<Integer> cards) {
        require(meld != null, "HF-MELD-06");
        require(meld.size() < house.book, "HF-MELD-03");
        require(!taking || !house.newMeldForTop || !cards.contains(top), "HF-PILE-07");
        put(cards, meld);
    }

    private void put(List<Integer> cards, List<Integer> meld) {
        for (Integer card : cards) {
            if (taking && card == top) {
                pairFor(cards);
                topMeld = meld;
                worthOfTopMeld = worth(cards);
                pile.remove(card);
            } else {
                require(!taking || !pile.contains(card), "HF-PILE-06");
                require(player().hand.remove(card), "HF-TURN-03");
            }
        }
        meld.addAll(cards);
        check(meld);
        worth += worth(cards);
    }

    private void pairFor(List<Integer> cards) {
        long alike = cards.stream().filter(card -> card != top && rank(card).equals(rank(top))).count();
        if (isWild(top)) require(alike >= 2 && wilds(cards) == cards.size(), "HF-PILE-04");
        else require(alike >= 2, "HF-PILE-03");
    }

    private void check(List<Integer> meld) {
        int wilds = wilds(meld);
        int naturals = meld.size() - wilds;
        String rank = rankOf(meld);
        for (int card : meld) {
            require(!isRedThree(card), "HF-THREE-03");
            require(!isThree(card), "HF-THREE-04");
            require(isWild(card) || rank(card).equals(rank), "HF-MELD-01");
        }
        require(meld.size() <= house.book, "HF-MELD-03");
        require(naturals > 0 || house.allWild, "HF-WILD-03");
        if (naturals == 0) return;
        require(naturals >= house.fewestNaturals, "HF-WILD-05");
        if (wilds == 0) return;
        require(naturals >= house.perWild * wilds, "HF-WILD-02");
        require(house.mostWilds == null || wilds <= house.mostWilds, "HF-WILD-04");
        require(house.margin == 0 || naturals - wilds >= house.margin, "HF-WILD-06");
    }

    /** All is put down that the player wants to put down: now it counts. */
    void finishLaying(boolean discardFollows) {
        boolean took = taking;
        if (taking) finishTaking();
        if (opening) {
            require(worth >= house.opening, "HF-OPEN-01");
            boolean enough = !took || !house.onlyTopMeldOpens || worthOfTopMeld >= house.opening;
            require(enough, "HF-PILE-05");
            opened = true;
        }
        Map<String, Integer> unfinished = new HashMap<>();
        for (List<Integer> meld : side().melds) {
            if (meld.size() < house.book) unfinished.merge(rankOf(meld), 1, Integer::sum);
        }
        for (int number : unfinished.values()) {
            require(house.unfinished == null || number <= house.unfinished, "HF-MELD-04");
        }
        player().hasPlayed();
        if (player().waiting() != null) {
            if (player().hand.isEmpty()) takeUpFoot(player(), side());
        } else if (player().hand.isEmpty()) {
            require(!house.mustDiscardLast, "HF-OUT-04");
            goOut();
        } else if (player().hand.size() == 1 && !discardFollows) {
            require(reasonToStay() == null, "HF-OUT-03");
        }
    }

    private void finishTaking() {
        require(topMeld != null, "HF-PILE-03");
        boolean finished = unfinishedBefore == null || unfinishedBefore.size() == house.book;
        require(!house.newMeldForTop || finished, "HF-PILE-07");
        for (int i = 1; i < house.take && !pile.isEmpty(); i++) player().hand.add(pile.remove(0));
        taking = false;
        taken = true;
        phase = "play";
    }

    // The end of a turn, the foot, the end of a round --------------------------------------------

    void discard(int card) {
        require(phase.equals("play"), "HF-TURN-02");
        require(player().hand.remove((Integer) card), "HF-TURN-03");
        require(!isRedThree(card), "HF-THREE-05");
        boolean forced = wilds(player().hand) == player().hand.size();
        require(!isWild(card) || house.wildDiscard || forced, "HF-DISC-02");
        pile.add(0, card);
        player().hasPlayed();
        if (player().hand.isEmpty()) {
            Packet foot = player().waiting();
            if (foot == null) {
                goOut();
                return;
            }
            if (house.footAtOnce) takeUpFoot(player(), side());
            else foot.status = "pending";
        }
        if (phase.equals("play")) nextTurn();
    }

    private void nextTurn() {
        turn = (turn + 1) % players.size();
        phase = "draw";
        drawsLeft = house.draw;
        taken = false;
        opened = false;
        for (Packet packet : player().packets) {
            if (!packet.status.equals("pending")) continue;
            packet.status = "closed";
            takeUpFoot(player(), side());
            return;
        }
    }

    private void takeUpFoot(Player player, Side side) {
        Packet foot = player.waiting();
        foot.status = "in play";
        player.hand.addAll(foot.cards);
        foot.cards.clear();
        layRedThrees(player, side);
    }

    private void goOut() {
        String reason = reasonToStay();
        if (reason != null) throw new NotAllowed(reason);
        endRound();
    }

    /** The rule that keeps the player in the round, or null for one who may go out. */
    private String reasonToStay() {
        int clean = 0, dirty = 0, wild = 0;
        for (List<Integer> meld : side().melds) {
            if (meld.size() < house.book) continue;
            if (wilds(meld) == 0) clean++;
            else if (wilds(meld) == meld.size()) wild++;
            else dirty++;
        }
        boolean books = clean >= house.clean && dirty >= house.dirty;
        if (!books || clean + dirty + wild < house.any) return "HF-OUT-01";
        if (wild < house.wild) return "HF-OUT-08";
        for (int seat = turn % sides.size(); seat < players.size(); seat += sides.size()) {
            boolean partner = seat != turn && house.partnerInFoot;
            if (partner && !players.get(seat).inFoot(house.partnerPlayed)) return "HF-OUT-02";
        }
        return null;
    }
}

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Just enough JSON: objects become maps, arrays lists, numbers longs or doubles. */
final class Json {
    private final Object value;

    private Json(Object value) {
        this.value = value;
    }

    static Json read(String text) {
        return new Json(new Reader(text).whole());
    }

    boolean has(String key) {
        return ((Map<?, ?>) value).containsKey(key);
    }

    /** What stands under a key; an empty value if nothing does. */
    Json get(String key) {
        return new Json(((Map<?, ?>) value).get(key));
    }

    Object plain() {
        return value;
    }

    String text() {
        return (String) value;
    }

    int number() {
        return ((Long) value).intValue();
    }

    boolean truth() {
        return Boolean.TRUE.equals(value);
    }

    @SuppressWarnings("unchecked")
    Map<String, Object> map() {
        return (Map<String, Object>) value;
    }

    /** The values of an array; none if there is no array. */
    List<Json> list() {
        List<Json> found = new ArrayList<>();
        if (value != null) for (Object each : (List<?>) value) found.add(new Json(each));
        return found;
    }

    List<String> texts() {
        return list().stream().map(Json::text).toList();
    }

    static String write(Object value) {
        StringBuilder out = new StringBuilder();
        write(value, out);
        return out.toString();
    }

    private static void write(Object value, StringBuilder out) {
        if (value instanceof Map<?, ?> map) {
            out.append('{');
            for (Iterator<? extends Map.Entry<?, ?>> each = map.entrySet().iterator(); each.hasNext();) {
                Map.Entry<?, ?> entry = each.next();
                write(entry.getKey(), out);
                out.append(':');
                write(entry.getValue(), out);
                if (each.hasNext()) out.append(',');
            }
            out.append('}');
        } else if (value instanceof List<?> list) {
            out.append('[');
            for (int i = 0; i < list.size(); i++) {
                if (i > 0) out.append(',');
                write(list.get(i), out);
            }
            out.append(']');
        } else if (value instanceof String string) {
            quote(string, out);
        } else out.append(value);
    }

    private static void quote(String string, StringBuilder out) {
        out.append('"');
        for (char sign : string.toCharArray()) {
            if (sign == '"' || sign == '\\') out.append('\\').append(sign);
            else if (sign < ' ') out.append(String.format("\\u%04x", (int) sign));
            else out.append(sign);
        }
        out.append('"');
    }

    /** Reads a text from the left to the right. */
    private static final class Reader {
        private final String text;
        private int at;

        Reader(String text) {
            this.text = text;
        }

        Object whole() {
            Object value = value();
            space();
            if (at < text.length()) throw wrong("something after the end");
            return value;
        }

        private IllegalArgumentException wrong(String what) {
            return new IllegalArgumentException("not JSON: " + what + " at character " + at);
        }

        private void space() {
            while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
        }

        private char peek() {
            space();
            if (at >= text.length()) throw wrong("the end is missing");
            return text.charAt(at);
        }

        private boolean skip(char sign) {
            if (peek() != sign) return false;
            at++;
            return true;
        }

        private void expect(char sign) {
            if (!skip(sign)) throw wrong("no " + sign);
        }

        private Object value() {
            switch (peek()) {
                case '{': return object();
                case '[': return array();
                case '"': return string();
                default: return plain();
            }
        }

        private Map<String, Object> object() {
            Map<String, Object> found = new LinkedHashMap<>();
            expect('{');
            if (skip('}')) return found;
            do {
                peek();
                String key = string();
                expect(':');
                found.put(key, value());
            } while (skip(','));
            expect('}');
            return found;
        }

        private List<Object> array() {
            List<Object> found = new ArrayList<>();
            expect('[');
            if (skip(']')) return found;
            do found.add(value()); while (skip(','));
            expect(']');
            return found;
        }

        private String string() {
            expect('"');
            StringBuilder found = new StringBuilder();
            while (true) {
                if (at >= text.length()) throw wrong("the quote is missing");
                char sign = text.charAt(at++);
                if (sign == '"') return found.toString();
                if (sign != '\\') {
                    found.append(sign);
                    continue;
                }
                char escaped = text.charAt(at++);
                int known = "bfnrt".indexOf(escaped);
                if (escaped == 'u') {
                    found.append((char) Integer.parseInt(text.substring(at, at + 4), 16));
                    at += 4;
                } else found.append(known >= 0 ? "\b\f\n\r\t".charAt(known) : escaped);
            }
        }

        private Object plain() {
            int start = at;
            while (at < text.length() && ",]} \t\r\n".indexOf(text.charAt(at)) < 0) at++;
            String word = text.substring(start, at);
            switch (word) {
                case "true": return true;
                case "false": return false;
                case "null": return null;
                default: break;
            }
            if (word.matches("-?\\d+")) return Long.parseLong(word);
            return Double.parseDouble(word);
        }
    }
}

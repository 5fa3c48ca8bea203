import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Answers requests, one JSON object per line, until `stop` or the end of the input. Fit for any engine. */
final class Lines {
    private Lines() {}

    /** What the function returns is the answer; the one exception makes it `skipped`, any other `errored`. */
    static void serve(Class<?> skip, Function<Json, Map<String, ?>> function) throws IOException {
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        var out = new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
        for (String line; (line = in.readLine()) != null;) {
            if (line.isBlank()) continue;
            Map<String, Object> answer = new LinkedHashMap<>();
            answer.put("id", null);
            try {
                Json request = Json.read(line);
                answer.put("id", request.get("id").plain());
                answer.putAll(function.apply(request));
            } catch (RuntimeException problem) {
                if (skip.isInstance(problem)) answer.put("skipped", problem.getMessage());
                else answer.put("errored", problem.toString());
            }
            out.print(Json.write(answer) + "\n");
            out.flush();
            if (answer.containsKey("stopped")) return;
        }
    }

    /** Takes part, key, value and again part, key, value: keeps the parts that the kit wants to see. */
    static Map<String, Object> only(List<String> observe, Object... entries) {
        Map<String, Object> shown = new LinkedHashMap<>();
        for (int i = 0; i < entries.length; i += 3) {
            if (observe.contains(entries[i])) shown.put((String) entries[i + 1], entries[i + 2]);
        }
        return shown;
    }
}

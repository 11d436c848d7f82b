import java.util.*;
import java.util.stream.Collectors;

/** JSON (RFC 8259), strict: no duplicate members, no text after the value, at most 64 levels. */
final class Json {
  private final String text;
  private int at;
  private Json(String text) { this.text = text; }

  static Object parse(String text) {
    Json json = new Json(text);
    Object value = json.value(64);
    if (json.at < text.length()) throw json.wrong("nothing more");
    return value;
  }

  private RuntimeException wrong(String expected) {
    return new IllegalArgumentException("position " + at + ": expected " + expected);
  }

  private char peek() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
    return at < text.length() ? text.charAt(at) : 0;
  }

  private Object value(int depth) {
    if (depth == 0) throw wrong("fewer levels");
    Object value = switch (peek()) {
      case '{' -> object(depth);
      case '[' -> array(depth);
      case '"' -> string();
      case 't' -> word("true", true);
      case 'f' -> word("false", false);
      case 'n' -> word("null", null);
      default -> number();
    };
    peek(); // White space after it.
    return value;
  }

  private Map<String, Object> object(int depth) {
    Map<String, Object> members = new LinkedHashMap<>();
    at++;
    if (peek() == '}') { at++; return members; }
    while (true) {
      if (peek() != '"') throw wrong("a name");
      String name = string();
      if (peek() != ':') throw wrong("':'");
      at++;
      if (members.containsKey(name)) throw wrong("each name once");
      members.put(name, value(depth - 1));
      if (hasEnded('}')) return members;
    }
  }

  private List<Object> array(int depth) {
    List<Object> elements = new ArrayList<>();
    at++;
    if (peek() == ']') { at++; return elements; }
    while (true) {
      elements.add(value(depth - 1));
      if (hasEnded(']')) return elements;
    }
  }

  private boolean hasEnded(char end) {
    char next = peek();
    if (next != ',' && next != end) throw wrong("',' or '" + end + "'");
    at++;
    return next == end;
  }

  private String string() {
    StringBuilder built = new StringBuilder();
    for (at++; at < text.length() && text.charAt(at) != '"'; at++) {
      char letter = text.charAt(at);
      if (letter < ' ') throw wrong("no control character");
      if (letter != '\\') { built.append(letter); continue; }
      int kind = ++at < text.length() ? "\"\\/bfnrtu".indexOf(text.charAt(at)) : -1;
      if (kind < 0) throw wrong("an escape");
      if (kind < 8) { built.append("\"\\/\b\f\n\r\t".charAt(kind)); continue; }
      if (at + 4 >= text.length()) throw wrong("four digits");
      built.append((char) Integer.parseInt(text.substring(at + 1, at + 5), 16));
      at += 4;
    }
    if (at++ >= text.length()) throw wrong("'\"'");
    return built.toString();
  }

  private Object word(String word, Object value) {
    if (!text.startsWith(word, at)) throw wrong(word);
    at += word.length();
    return value;
  }

  private Object number() {
    int start = at;
    while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) at++;
    String digits = text.substring(start, at);
    if (!digits.matches("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?")) throw wrong("a value");
    return digits.matches("-?\\d{1,18}") ? (Object) Long.parseLong(digits) : Double.valueOf(digits);
  }

  static String write(Object value) {
    if (value instanceof Map<?, ?> members) {
      return members.entrySet().stream().map(it -> write(it.getKey()) + ":" + write(it.getValue()))
          .collect(Collectors.joining(",", "{", "}"));
    }
    if (value instanceof List<?> all)
      return all.stream().map(Json::write).collect(Collectors.joining(",", "[", "]"));
    if (!(value instanceof String text)) return String.valueOf(value);
    StringBuilder built = new StringBuilder("\"");
    for (char letter : text.toCharArray()) {
      if (letter == '"' || letter == '\\') built.append('\\').append(letter);
      else if (letter < ' ') built.append(String.format("\\u%04x", (int) letter));
      else built.append(letter);
    }
    return built.append('"').toString();
  }
}

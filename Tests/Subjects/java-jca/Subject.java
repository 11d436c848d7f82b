import java.io.*;
import java.nio.charset.StandardCharsets;
import java.security.*;
import java.util.*;
import java.util.stream.*;

/**
 * The Java Cryptography Architecture as a subject, over wire version 1.
 *
 * <p>javac -d DIR Tests/Subjects/java-jca/*.java && auth-conformance -- java -cp DIR Subject
 */
final class Subject {
  private static final String ALPHABET =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._";
  private static final Map<String, Object> CONTRACT = Map.of(
      "name", "java-jca", "version", System.getProperty("java.version"),
      "capabilities",
      List.of("nonce", "digest", "byteDigest", "streamingDigest", "token", "signIn"),
      "token", Map.of("givesReasons", false),
      "signIn", Map.of("entries", List.of("completion"), "taskCancellation", false,
          "usesByteSource", false));

  private static final SecureRandom random = new SecureRandom();
  private static final BufferedReader input =
      new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
  private static final PrintStream output =
      new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
  private static final SignInEvents events = new SignInEvents(Subject::send, Subject::serveNext);

  static String nonce(int length) {
    if (length < 1) throw new IllegalArgumentException(length + " letters are no nonce");
    StringBuilder nonce = new StringBuilder();
    for (int i = 0; i < length; i++) nonce.append(ALPHABET.charAt(random.nextInt(65)));
    return nonce.toString();
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException error) {
      throw new IllegalStateException(error);
    }
  }

  static String digest(String text) { return digest(text.getBytes(StandardCharsets.UTF_8)); }

  private static String digest(byte[] bytes) {
    return HexFormat.of().formatHex(sha256().digest(bytes));
  }

  static byte[] bytes(String hexadecimal) { return HexFormat.of().parseHex(hexadecimal); }

  private static Stream<?> list(Map<?, ?> request, String name) {
    return ((List<?>) request.get(name)).stream();
  }

  private static Map<String, Object> answer(Map<?, ?> request) {
    switch ((String) request.get("op")) {
      case "hello": return Map.of("wire", 1, "contract", CONTRACT);
      case "nonces":
        Long length = (Long) request.get("length");
        return Map.of("nonces", Stream.generate(() -> nonce(length == null ? 32 : length.intValue()))
            .limit((Long) request.get("count")).collect(Collectors.toList()));
      case "digests":
        return Map.of("digests", list(request, "texts").map(text -> digest((String) text)).toList());
      case "byteDigests":
        return Map.of("digests",
            list(request, "messages").map(message -> digest(bytes((String) message))).toList());
      case "streamDigest":
        MessageDigest hasher = sha256();
        List<byte[]> chunks = list(request, "chunks").map(chunk -> bytes((String) chunk)).toList();
        for (long i = 0; i < (Long) request.get("rounds"); i++) chunks.forEach(hasher::update);
        return Map.of("digests", List.of(HexFormat.of().formatHex(hasher.digest())));
      case "match":
        return Map.of("verdicts", list(request, "attempts").map(attempt ->
            Map.of("verdict", Token.matches((Map<?, ?>) attempt) ? "accept" : "reject")).toList());
      case "signIn.start": events.start(request); return Map.of();
      case "signIn.cancel": events.cancel(); return Map.of();
      case "signIn.settle": return Map.of(); // Nothing runs here after a call has returned.
      case "provider.callback": events.callBack(request); return Map.of();
      case "bye": return Map.of();
      default: return error("unknownOperation", (String) request.get("op"));
    }
  }

  private static Map<String, Object> error(String code, String message) {
    return Map.of("error", Map.of("code", code, "message", message));
  }

  private static void send(Map<String, Object> message) {
    output.print(Json.write(message) + "\n");
    output.flush();
  }

  private static void serveNext() {
    try {
      String line = input.readLine();
      if (line == null) System.exit(0);
      Map<?, ?> request = (Map<?, ?>) Json.parse(line);
      Map<String, Object> reply;
      try { reply = new HashMap<>(answer(request)); } catch (IllegalArgumentException error) {
        reply = new HashMap<>(error("refused", error.getMessage()));
      }
      reply.put("id", request.get("id"));
      send(reply);
      if (request.get("op").equals("bye")) System.exit(0);
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }

  public static void main(String[] arguments) {
    while (true) serveNext();
  }
}

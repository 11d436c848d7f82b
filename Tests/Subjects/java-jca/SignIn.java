import java.nio.ByteBuffer;
import java.nio.charset.*;
import java.util.*;
import java.util.function.*;

/** The implementation: one sign-in attempt at a time; a second one is refused. */
final class SignIn {
  private static final String APPLE = "com.apple.AuthenticationServices.AuthorizationError";

  /** Hears how an attempt ended: a word of the wire, and what goes with it. */
  interface Answer extends BiConsumer<String, Map<String, Object>> {}

  private record Attempt(String rawNonce, Answer answer) {}

  private final BiConsumer<String, Consumer<Map<?, ?>>> request;
  private Attempt pending;

  SignIn(BiConsumer<String, Consumer<Map<?, ?>>> request) { this.request = request; }

  void start(boolean hasWindow, Answer answer) {
    if (pending != null) { answer.accept("refused", Map.of()); return; }
    if (!hasWindow) { answer.accept("failure", Map.of("code", "noWindow")); return; }
    Attempt attempt = new Attempt(Subject.nonce(32), answer);
    // Stored before the request starts: a callback may come from inside it.
    pending = attempt;
    request.accept(Subject.digest(attempt.rawNonce), outcome -> finish(attempt, outcome));
  }

  private void finish(Attempt attempt, Map<?, ?> outcome) {
    if (pending != attempt) return; // A second callback, or a late one.
    pending = null;
    Map<?, ?> failure = (Map<?, ?>) outcome.get("failure");
    if (failure != null) {
      boolean isCancel = APPLE.equals(failure.get("domain")) && failure.get("code").equals(1001L);
      if (isCancel) attempt.answer.accept("cancelled", Map.of());
      else attempt.answer.accept("failure", Map.of("code", failure.get("code").toString()));
      return;
    }
    Map<?, ?> credential = (Map<?, ?>) outcome.get("credential");
    String token = credential == null ? "" : text(credential.get("identityToken"));
    if (token.isEmpty()) { attempt.answer.accept("failure", Map.of("code", "noToken")); return; }
    Map<String, Object> result = new HashMap<>();
    result.put("rawNonce", attempt.rawNonce);
    result.put("identityToken", token);
    result.put("authorizationCode", text(credential.get("authorizationCode")));
    result.put("user", credential.get("user"));
    attempt.answer.accept("credential", Map.of("credential", result));
  }

  void cancel() {
    Attempt attempt = pending;
    pending = null;
    if (attempt != null) attempt.answer.accept("cancelled", Map.of());
  }

  /** Hexadecimal UTF-8; empty where it is missing or no UTF-8. */
  private static String text(Object hexadecimal) {
    byte[] bytes = Subject.bytes(hexadecimal == null ? "" : (String) hexadecimal);
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException error) {
      return "";
    }
  }
}

/** The adapter: operations of the runner become calls, and calls back become notices. */
final class SignInEvents {
  private final Consumer<Map<String, Object>> send;
  private final Runnable serveNext;
  private Object provider;
  private SignIn signIn;
  private boolean isEarly;
  private final List<Consumer<Map<?, ?>>> requests = new ArrayList<>();
  private final Map<Object, Map<?, ?>> inside = new HashMap<>();

  SignInEvents(Consumer<Map<String, Object>> send, Runnable serveNext) {
    this.send = send;
    this.serveNext = serveNext;
  }

  void start(Map<?, ?> order) {
    if (!order.get("provider").equals(provider)) {
      provider = order.get("provider");
      requests.clear();
      inside.clear();
      signIn = new SignIn(this::performRequests);
    }
    if (order.containsKey("inside")) inside.put(order.get("inside"), order);
    else begin(order);
  }

  void cancel() { signIn.cancel(); }

  void callBack(Map<?, ?> order) {
    requests.get(((Long) order.get("request")).intValue() - 1).accept(order);
  }

  private void begin(Map<?, ?> order) {
    isEarly = order.containsKey("early");
    Object attempt = order.get("attempt");
    signIn.start((Boolean) order.get("window"), (word, more) -> {
      Map<String, Object> notice = new HashMap<>(more);
      notice.putAll(Map.of("notice", "signIn.answered", "attempt", attempt, "answer", word));
      send.accept(notice);
      Map<?, ?> inner = inside.remove(attempt);
      if (inner != null) begin(inner);
    });
  }

  private void performRequests(String nonce, Consumer<Map<?, ?>> callBack) {
    requests.add(callBack);
    send.accept(Map.of("notice", "provider.requested", "request", requests.size(),
        "nonce", nonce, "scopes", List.of("fullName", "email")));
    if (isEarly) serveNext.run(); // The callback comes before this call returns.
  }
}

import java.nio.ByteBuffer;
import java.nio.charset.*;
import java.security.MessageDigest;
import java.util.*;

/** Compares an identity token's nonce claim with the digest of a raw nonce. */
final class Token {
  private static Map<?, ?> part(String part) throws CharacterCodingException {
    if (!part.matches("[A-Za-z0-9_-]+")) throw new IllegalArgumentException("not base64url");
    ByteBuffer bytes = ByteBuffer.wrap(Base64.getUrlDecoder().decode(part));
    Object value = Json.parse(StandardCharsets.UTF_8.newDecoder().decode(bytes).toString());
    if (!(value instanceof Map)) throw new IllegalArgumentException("not an object");
    return (Map<?, ?>) value;
  }

  static boolean matches(Map<?, ?> attempt) {
    try {
      String[] parts = ((String) attempt.get("token")).split("\\.", -1);
      String rawNonce = (String) attempt.get("rawNonce");
      if (parts.length != 3 || parts[2].isEmpty() || rawNonce == null || rawNonce.isEmpty()) {
        return false;
      }
      part(parts[0]);
      Object claim = part(parts[1]).get("nonce");
      return claim instanceof String && MessageDigest.isEqual(
          ((String) claim).getBytes(StandardCharsets.UTF_8), Subject.digest(rawNonce).getBytes());
    } catch (IllegalArgumentException | ClassCastException | CharacterCodingException error) {
      return false;
    }
  }
}

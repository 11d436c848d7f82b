/// The adapter that `init python` writes: one file, of standard Python where the project has no
/// library that verifies tokens.
enum PythonTemplate {
  /// What differs where tokens are verified.
  private struct Sample {
    /// Lines of modules.
    var standard = ""
    var library = ""
    let declared: String
    let matches: String
  }

  /// - Parameters:
  ///   - letters: Of the project's own nonces.
  ///   - verifies: Whether PyJWT is there, by which the sample verifies tokens.
  static func adapter(letters: String, verifies: Bool) -> String {
    let sample = verifies ? verifying : comparing
    return #"""
      #!/usr/bin/env python3
      """Lets auth-conformance judge this project's sign-in code.

          auth-conformance -- python3 auth-conformance-adapter/adapter.py

      One JSON object a line comes in on standard input, one goes out on standard output.
      Nothing else may be printed there; standard error is free.
      """
      import base64
      import hashlib
      import json
      \#(sample.standard)import secrets
      import sys
      from pathlib import Path

      \#(sample.library)# The project's folder, so that its modules can be imported below; perhaps / "src".
      sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

      # Sample functions. Put calls of your own code in their place, and your name in place of
      # 'sample'; take out of CAPABILITIES what you do not offer.
      NAME = "sample"
      CAPABILITIES = ["nonce", "digest", "token"]
      # The letters of your nonces, each once; the contract declares them.
      ALPHABET = \#(InitPlan.literal(letters))
      # What your verifier looks at: what is not declared is not judged.
      #   "nonceForm": "hex" of the digest (unless you say "base64url", or "raw" for the nonce itself)
      #   "signatures": ["RS256"]: attempt["keys"] then is the JSON Web Key Set to trust, {"keys": […]}
      #   "claims": ["iss", "aud", "exp", "iat", "nbf", "sub"]: at the time attempt["now"], in seconds
      #   since 1970, unless "takesClock": False says that the machine's clock is used
      #   "issuer": "https://appleid.apple.com", "audience": "com.example.app" (unless you say your own)
      #   "furtherAudiences": "accepted", "onlyOwn" or "authorizedParty": a token for others too
      #   "keepsPendingState": True: a nonce is accepted once; "leeway": 60 seconds for times
      # All of them: auth-conformance explain contract token
      \#(sample.declared)


      def nonce(length=32):
          """A fresh raw nonce; ValueError where the length is none."""
          if length < 1:
              raise ValueError(f"a nonce of {length} letters is no nonce")
          return "".join(secrets.choice(ALPHABET) for _ in range(length))


      def digest(text):
          """The text form of a nonce's SHA-256, as the authorization request carries it."""
          return hashlib.sha256(text.encode("utf-8")).hexdigest()


      \#(sample.matches)


      BASE64URL = set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


      def json_part(part):
          if not part or set(part) - BASE64URL:
              raise ValueError("not base64url")
          text = base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)).decode("utf-8")
          value = json.loads(text, object_pairs_hook=without_duplicates)
          if not isinstance(value, dict):
              raise ValueError("not an object")
          return value


      def without_duplicates(pairs):
          if len({name for name, _ in pairs}) < len(pairs):
              raise ValueError("a member occurs twice")
          return dict(pairs)


      CONTRACT = {"name": NAME, "capabilities": CAPABILITIES, "nonce": {"alphabet": ALPHABET},
                  "token": TOKEN}
      # End of what is to be replaced.


      def answer(request):
          operation = request["op"]
          if operation == "hello":
              return {"wire": 1, "contract": CONTRACT}
          if operation == "nonces":
              length = [request["length"]] if "length" in request else []
              return {"nonces": [nonce(*length) for _ in range(request["count"])]}
          if operation == "digests":
              return {"digests": [digest(text) for text in request["texts"]]}
          if operation == "match":
              verdicts = [matches(attempt) for attempt in request["attempts"]]
              return {"verdicts": [{"verdict": "accept" if yes else "reject"} for yes in verdicts]}
          if operation == "bye":
              return {}
          return {"error": {"code": "unknownOperation", "message": operation}}


      # Messages are UTF-8, whatever the machine's language is.
      sys.stdin.reconfigure(encoding="utf-8")
      for line in sys.stdin:
          message = json.loads(line)
          try:
              reply = answer(message)
          except ValueError as error:
              reply = {"error": {"code": "refused", "message": str(error)}}
          print(json.dumps({"id": message["id"], **reply}), flush=True)
          if message["op"] == "bye":
              break

      """#
  }

  private static let comparing = Sample(
    declared: #"TOKEN = {"givesReasons": False}"#,
    matches: #"""
      def matches(attempt):
          """Whether the token's nonce claim belongs to the attempt's raw nonce.

          Who verifies signature, issuer, audience and times gives attempt["keys"] and attempt["now"], too.
          """
          raw_nonce = attempt.get("rawNonce")
          try:
              header, payload, _ = attempt["token"].split(".")
              json_part(header)
              claim = json_part(payload).get("nonce")
              if not raw_nonce or not isinstance(claim, str):
                  return False
              # Half a surrogate pair, which JSON can hold, is no text: encoding it is a ValueError.
              return secrets.compare_digest(claim.encode(), digest(raw_nonce).encode())
          except (ValueError, RecursionError) as error:
              # Of your own code, catch only the error by which it says no: any other would be your
              # server's crash, and is reported as one. What is printed is shown where no token at all
              # is accepted.
              print("refused:", error, file=sys.stderr)
              return False
      """#)

  private static let verifying = Sample(
    standard: "import math\n", library: "import jwt\n\n",
    declared: #"""
      TOKEN = {"givesReasons": False, "signatures": ["RS256"],
               "claims": ["iss", "aud", "exp", "iat", "nbf", "sub"],
               "issuer": "https://appleid.apple.com", "audience": "com.example.app"}
      """#,
    matches: #"""
      def matches(attempt):
          """Whether the token is the provider's, for this app and valid now, with the attempt's nonce."""
          raw_nonce = attempt.get("rawNonce")
          try:
              claim = verified(attempt["token"], attempt["keys"]["keys"], attempt["now"]).get("nonce")
              if not raw_nonce or not isinstance(claim, str):
                  return False
              # Half a surrogate pair, which JSON can hold, is no text: encoding it is a ValueError.
              return secrets.compare_digest(claim.encode(), digest(raw_nonce).encode())
          except (jwt.PyJWTError, ValueError, RecursionError) as error:
              # Of your own code, catch only the error by which it says no: any other would be your
              # server's crash, and is reported as one. What is printed is shown where no token at all
              # is accepted.
              print("refused:", error, file=sys.stderr)
              return False


      def verified(token, keys, now):
          """The claims; ValueError or jwt.PyJWTError where the token is not to be believed."""
          if set(token) - BASE64URL - {"."} or token.count(".") != 2:
              raise ValueError("not three parts of base64url")
          header, _ = map(json_part, token.split(".")[:2])
          key = next((key for key in keys if key.get("kid") == header.get("kid")
                      and key.get("use", "sig") == "sig" and key.get("alg", "RS256") == "RS256"), None)
          if key is None or "crit" in header:
              raise ValueError("no trusted key has this name, or something unknown is critical")
          claims = jwt.decode(
              token, jwt.PyJWK(key, "RS256").key, algorithms=["RS256"], issuer=TOKEN["issuer"],
              audience=TOKEN["audience"],
              # Times are compared below: with the clock of the attempt, and numbers only.
              options={"require": TOKEN["claims"][:4] + ["sub"], "verify_exp": False,
                       "verify_iat": False, "verify_nbf": False})
          expiry, issued, start = (claims.get(name, 0) for name in ("exp", "iat", "nbf"))
          if not all(map(is_time, (expiry, issued, start))) or not issued <= now < expiry or start > now:
              raise ValueError("not valid now")
          if not isinstance(claims["sub"], str) or not claims["sub"]:
              raise ValueError("nobody's token")
          return claims


      def is_time(value):
          return type(value) is int or type(value) is float and math.isfinite(value)
      """#)
}

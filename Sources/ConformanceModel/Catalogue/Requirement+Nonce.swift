extension Requirement {
  static let nonceRows: [Requirement] = [
    Requirement(
      "nonce.length-exact",
      claim: "a nonce has exactly the requested length, in every draw",
      reason: "A copied loop tests the wrong counter and overshoots in three draws of four.",
      source: "copied generators (facts on defects in the wild)",
      remedy: "Stop at the requested number of letters inside the inner loop as well."),
    Requirement(
      "nonce.length-default",
      claim: "with no length given, a nonce has the contract's default length",
      reason: "Backends and tests rely on the documented default.",
      remedy: "Return the declared default length, or declare the length that is meant."),
    Requirement(
      "nonce.length-invalid",
      claim: "length 0 or less is refused with an error or a trap, never answered with a string",
      reason: "An empty nonce compares equal to an absent one.",
      remedy: "Throw, or trap with a precondition, when the length is below 1."),
    Requirement(
      "nonce.alphabet-member",
      claim: "every letter of a nonce is in the declared alphabet, printable and JSON-safe",
      reason: "The nonce travels through JSON and URLs; an odd letter changes on the way.",
      remedy: "Draw letters from the declared alphabet only, or declare the alphabet in use."),
    Requirement(
      "nonce.unique",
      claim: "no nonce repeats",
      reason: "A repeated nonce lets a captured token be replayed.",
      source: "OpenID Connect Core 1.0, 3.1.2.1 and 15.5.2",
      remedy: "Draw every nonce afresh from a cryptographic generator.",
      implies: ["charset.independent"]),
    Requirement(
      "nonce.unique-attempts",
      claim: "two sign-in attempts never present the same nonce",
      reason: "A nonce made once per object, view or process outlives its attempt.",
      source: "OpenID Connect Core 1.0, 15.5.2",
      remedy: "Make the nonce inside the attempt, not in a stored property's initial value."),
    Requirement(
      "nonce.unique-processes",
      claim: "processes started together, and one after another, share no nonce",
      reason: "A fixed or time-based seed gives every launch the same sequence.",
      source: "OpenID Connect Core 1.0, 15.5.2",
      remedy: "Seed from the operating system's generator, never from a constant or the clock."),
    Requirement(
      "nonce.unique-threads",
      claim: "concurrent draws neither repeat nor crash",
      reason: "A shared buffer without a lock hands the same bytes to two callers.",
      remedy: "Guard the generator's state with a lock, or use one generator a call."),
    Requirement(
      "nonce.strength",
      claim: "the contract allows at least 2^120 different nonces",
      reason: "A guessable nonce is no nonce. Entropy cannot be measured on a sample, so it is "
        + "counted from the contract.",
      source: "RFC 6749 section 10.10; NIST SP 800-63B",
      remedy: "Use more letters or a larger alphabet: 20 letters of 65, 22 of 64, 31 hex digits."),
    Requirement(
      "nonce.source-failure",
      claim: "when the byte source fails there is an error or an abort, never a nonce",
      reason: "An ignored status turns a failing source into a constant nonce of zeros.",
      source: "8 of 72 read implementations ignore the status",
      remedy: "Look at the status of every call for random bytes and throw (or abort) on failure."),
    Requirement(
      "nonce.secrecy", .should,
      claim: "neither a raw nonce nor its digest appears in the implementation's output",
      reason: "Logs are read by more people than memory.",
      source: "RFC 9700 section 4.5 (authorization data in logs)",
      remedy: "Do not print nonces, in debug builds either."),
  ]
}

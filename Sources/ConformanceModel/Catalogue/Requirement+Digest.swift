extension Requirement {
  static let digestRows: [Requirement] = [
    Requirement(
      "digest.vectors",
      claim: "SHA-256 of every CAVP message and Monte Carlo checkpoint is right",
      reason: "A digest that differs in one bit matches nobody's.",
      source: "FIPS 180-4; NIST CAVP SHAVS, byte-oriented",
      remedy: "Use the platform's SHA-256."),
    Requirement(
      "digest.every-length",
      claim: "messages of every length around the block boundaries hash right",
      reason: "Padding goes wrong at 55, 56, 63 and 64 bytes and their multiples.",
      source: "FIPS 180-4 section 5.1.1",
      remedy: "Check the padding: 0x80, zeros to 56 modulo 64, the bit length in 64 bits."),
    Requirement(
      "digest.large",
      claim: "a message of more than 4 GiB is counted in 64 bits",
      reason: "A 32-bit counter wraps at 512 MiB of bits or 4 GiB of bytes.",
      source: "FIPS 180-4 section 5.1.1; ACVP large data test",
      remedy: "Keep the message length in 64 bits."),
    Requirement(
      "digest.streaming",
      claim: "any split of a message into updates gives the one-shot digest",
      reason: "Buffer handling between updates loses or repeats bytes.",
      remedy: "Check the partial block carried from one update to the next."),
    Requirement(
      "digest.text-form",
      claim: "the digest is answered in exactly the contract's text form",
      reason: "The backend compares text: upper case, base64 or lost zeros never match.",
      source: "`%x` drops a zero in 87 % of digests",
      remedy: "Write every byte as two lower-case hex digits (`%02x`), or as declared."),
    Requirement(
      "digest.utf8",
      claim: "the input is the text's UTF-8 bytes: unnormalised, NUL included, nothing appended",
      reason: "C strings stop at NUL, normalisation and line ends change the bytes.",
      source: "RFC 3629; the claim is compared byte for byte",
      remedy: "Hash the bytes of the string's UTF-8 view and nothing else."),
    Requirement(
      "digest.deterministic",
      claim: "the same text gives the same digest again and from many threads",
      reason: "Shared hasher state mixes the messages of concurrent callers.",
      remedy: "Use a hasher of its own for each message."),
  ]
}

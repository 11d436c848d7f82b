extension RequirementID {
  package static let digestVectors = Self(rawValue: "digest.vectors")
  package static let digestEveryLength = Self(rawValue: "digest.every-length")
  package static let digestLarge = Self(rawValue: "digest.large")
  package static let digestStreaming = Self(rawValue: "digest.streaming")
  package static let digestTextForm = Self(rawValue: "digest.text-form")
  package static let digestUtf8 = Self(rawValue: "digest.utf8")
  package static let digestDeterministic = Self(rawValue: "digest.deterministic")
}

extension Requirement {
  static let digestRows: [Requirement] = [
    Requirement(
      .digestVectors,
      claim: "SHA-256 of every CAVP message and Monte Carlo checkpoint is right",
      reason: "A digest that differs in one bit matches nobody's.",
      source: "FIPS 180-4; NIST CAVP SHAVS, byte-oriented",
      remedy: "Use the platform's SHA-256.",
      snippet: Snippet(
        wrong: #"MySHA256.hash(data)"#,
        right: #"SHA256.hash(data: data)  // CryptoKit"#)),
    Requirement(
      .digestEveryLength,
      claim: "messages of every length around the block boundaries hash right",
      reason: "Padding goes wrong at 55, 56, 63 and 64 bytes and their multiples.",
      source: "FIPS 180-4 section 5.1.1",
      remedy: "Check the padding: 0x80, zeros to 56 modulo 64, the bit length in 64 bits.",
      snippet: Snippet(
        wrong: #"if used < 56 || used == 56 { padInThisBlock() }"#,
        right: #"if used < 56 { padInThisBlock() } else { padIntoTheNext() }"#)),
    Requirement(
      .digestLarge,
      claim: "a message of more than 4 GiB is counted in 64 bits",
      reason: "A 32-bit counter wraps at 512 MiB of bits or 4 GiB of bytes.",
      source: "FIPS 180-4 section 5.1.1; ACVP large data test",
      remedy: "Keep the message length in 64 bits.",
      snippet: Snippet(
        wrong: #"var bitCount: UInt32"#,
        right: #"var bitCount: UInt64"#)),
    Requirement(
      .digestStreaming,
      claim: "any split of a message into updates gives the one-shot digest",
      reason: "Buffer handling between updates loses or repeats bytes.",
      remedy: "Check the partial block carried from one update to the next.",
      snippet: Snippet(
        wrong: #"buffer = Array(update)  // drops what the last update left"#,
        right: #"buffer += update"#)),
    Requirement(
      .digestTextForm,
      claim: "the digest is answered in exactly the contract's text form",
      reason: "The backend compares text: upper case, base64 or lost zeros never match.",
      source: "`%x` drops a zero in 87 % of digests",
      remedy: "Write every byte as two lower-case hex digits (`%02x`), or as declared.",
      snippet: Snippet(
        wrong: #"digest.map { String(format: "%x", $0) }.joined()"#,
        right: #"digest.map { String(format: "%02x", $0) }.joined()"#)),
    Requirement(
      .digestUtf8,
      claim: "the input is the text's UTF-8 bytes: unnormalised, NUL included, nothing appended",
      reason: "C strings stop at NUL, normalisation and line ends change the bytes.",
      source: "RFC 3629; the claim is compared byte for byte",
      remedy: "Hash the bytes of the string's UTF-8 view and nothing else.",
      snippet: Snippet(
        wrong: #"text.withCString { hash($0, strlen($0)) }  // stops at NUL"#,
        right: #"SHA256.hash(data: Data(text.utf8))"#)),
    Requirement(
      .digestDeterministic,
      claim: "the same text gives the same digest again and from many threads",
      reason: "Shared hasher state mixes the messages of concurrent callers.",
      remedy: "Use a hasher of its own for each message.",
      snippet: Snippet(
        wrong: #"static var hasher = SHA256()  // two callers, one state"#,
        right: #"var hasher = SHA256()         // one for each message"#)),
  ]
}

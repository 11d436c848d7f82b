extension RequirementID {
  package static let charsetComplete = Self(rawValue: "charset.complete")
  package static let charsetUniform = Self(rawValue: "charset.uniform")
  package static let charsetUniformPosition = Self(rawValue: "charset.uniform-position")
  package static let charsetIndependent = Self(rawValue: "charset.independent")
  package static let charsetExactMapping = Self(rawValue: "charset.exact-mapping")
  package static let charsetKnownTypo = Self(rawValue: "charset.known-typo")
  package static let charsetPlausible = Self(rawValue: "charset.plausible")
}

extension Requirement {
  static let charsetRows: [Requirement] = [
    Requirement(
      .charsetComplete,
      claim: "every letter of the declared alphabet occurs",
      reason: "The most copied alphabet lacks the letter W, and nobody's test notices.",
      source: "67 of the 96 generators with an alphabet that we read lack the W",
      remedy: "Add the missing letter to the alphabet. If you draw with `byte % count`, also "
        + "reject bytes at or above `256 - 256 % count`, with the new count; a draw by "
        + "`randomElement()` in Swift, `secrets.choice` in Python or `crypto.randomInt` in Node "
        + "is even as it is.",
      implies: [.charsetUniform, .charsetUniformPosition],
      snippet: Snippet(
        wrong: #""0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabc…xyz-._"   // no W"#,
        right: #"""
          "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabc…xyz-._"
          letters.randomElement()!  // `byte % 65` would be uneven
          """#)),
    Requirement(
      .charsetUniform,
      claim: "all letters of the declared alphabet are equally likely",
      reason: "`byte % 65` gives the last four letters three quarters of their share.",
      source: "NIST SP 800-90A Rev. 1, appendix A.5 (random number to integer)",
      remedy: "Reject bytes at or above the largest multiple of the alphabet's size up to 256.",
      implies: [.charsetUniformPosition],
      snippet: Snippet(
        wrong: #"letters[Int(byte) % letters.count]  // 65 letters, 256 bytes"#,
        right: #"if byte < 195 { append(letters[Int(byte) % 65]) }  // 195 = 3 * 65"#)),
    Requirement(
      .charsetUniformPosition,
      claim: "all letters are equally likely at every position",
      reason: "A fixed first letter or a timestamp hides in the whole but not at its position.",
      remedy: "Draw every position the same way.",
      snippet: Snippet(
        wrong: #""n" + randomNonce(length: 31)"#,
        right: #"randomNonce(length: 32)"#)),
    Requirement(
      .charsetIndependent,
      claim: "neighbouring letters, and letters of successive nonces, are independent",
      reason: "A shuffled deck or a counter has perfect letter counts and is predictable.",
      remedy: "Draw each letter by itself from a cryptographic generator.",
      snippet: Snippet(
        wrong: #"letters.shuffled().prefix(32)  // no letter twice"#,
        right: #"(0..<32).map { _ in letters.randomElement()! }"#)),
    Requirement(
      .charsetExactMapping,
      claim: "the same number of source values stands behind each letter",
      reason: "Counting all source values shows a bias that no sample can show.",
      source: "NIST SP 800-90A Rev. 1, appendix A.5",
      remedy: "Reject source values at or above the largest multiple of the alphabet's size.",
      snippet: Snippet(
        wrong: #"letters[Int(byte) * letters.count / 256]"#,
        right: #"""
          repeat { byte = nextByte() } while byte >= 195  // 195 = 3 * 65
          return letters[Int(byte) % 65]
          """#)),
    Requirement(
      .charsetKnownTypo,
      claim: "the declared alphabet is not one of the known misprints",
      reason: "An implementation that declares its own W-less constant would otherwise pass.",
      source: "67 of the 96 generators with an alphabet that we read lack the W",
      remedy: "Add the letter. If you draw with `byte % count`, change that to rejection at the "
        + "same time: 64 letters divide 256 evenly, 65 do not. Or say that it is meant, by "
        + "`\"deliberate\": true` in the contract's 'nonce'.",
      snippet: Snippet(
        wrong: #"NonceContract(alphabet: "…STUVXYZ…")  // the copied misprint"#,
        right: #"NonceContract(alphabet: "…STUVWXYZ…")"#)),
    Requirement(
      .charsetPlausible, .advice,
      claim: "the declared alphabet has no hole inside a run and no case-doubled hex",
      reason: "A hole in 0-9, A-Z or a-z is more often a slip than a decision.",
      remedy:
        "Complete the run, or say that it is meant, by `\"deliberate\": true` in the contract's "
        + "'nonce'.",
      snippet: Snippet(
        wrong: #""0123456789abcdefABCDEF"  // A to F twice as likely as 0 to 9"#,
        right: #""0123456789abcdef""#)),
  ]
}

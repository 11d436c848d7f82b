extension Requirement {
  static let charsetRows: [Requirement] = [
    Requirement(
      "charset.complete",
      claim: "every letter of the declared alphabet occurs",
      reason: "The most copied alphabet lacks the letter W, and nobody's test notices.",
      source: "67 of 96 read generators",
      remedy: "Add the missing letter to the alphabet. If you draw with `byte % count`, also "
        + "reject bytes at or above the largest multiple of the new count below 256; a draw by "
        + "`randomElement()` or `Int.random(in:)` is even as it is.",
      implies: ["charset.uniform", "charset.uniform-position"]),
    Requirement(
      "charset.uniform",
      claim: "all letters of the declared alphabet are equally likely",
      reason: "`byte % 65` gives the last four letters three quarters of their share.",
      source: "NIST SP 800-90A Rev. 1, appendix A.5 (random number to integer)",
      remedy: "Reject bytes at or above the largest multiple of the alphabet's size below 256.",
      implies: ["charset.uniform-position"]),
    Requirement(
      "charset.uniform-position",
      claim: "all letters are equally likely at every position",
      reason: "A fixed first letter or a timestamp hides in the whole but not at its position.",
      remedy: "Draw every position the same way."),
    Requirement(
      "charset.independent",
      claim: "neighbouring letters, and letters of successive nonces, are independent",
      reason: "A shuffled deck or a counter has perfect letter counts and is predictable.",
      remedy: "Draw each letter by itself from a cryptographic generator."),
    Requirement(
      "charset.exact-mapping",
      claim: "the same number of source values stands behind each letter",
      reason: "Shows a bias that no sample can show.",
      source: "NIST SP 800-90A Rev. 1, appendix A.5",
      remedy: "Reject source values at or above the largest multiple of the alphabet's size."),
    Requirement(
      "charset.known-typo",
      claim: "the declared alphabet is not one of the known misprints",
      reason: "An implementation that declares its own W-less constant would otherwise pass.",
      source: "67 of 96 read generators",
      remedy: "Add the letter. If you draw with `byte % count`, change that to rejection at the "
        + "same time: 64 letters divide 256 evenly, 65 do not. Or declare the alphabet "
        + "`deliberate`."),
    Requirement(
      "charset.plausible", .advice,
      claim: "the declared alphabet has no hole inside a run and no case-doubled hex",
      reason: "A hole in 0-9, A-Z or a-z is more often a slip than a decision.",
      remedy: "Complete the run, or declare the alphabet `deliberate`."),
  ]
}

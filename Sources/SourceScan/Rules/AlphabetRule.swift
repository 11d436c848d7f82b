internal import ConformanceChecks
internal import Foundation

/// Alphabets that have lost a letter, or have one twice.
enum AlphabetRule {
  static func hits(_ facts: FileFacts, _ known: KnownAlphabet) -> [ScanHit] {
    facts.alphabets.literals.compactMap { hit($0, facts, known) }
  }

  /// Runs of letters in their order, as alphabets are written.
  static let runs = [
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz", "0123456789",
  ]
  .map { Array($0.utf8) }

  private static func quoted(_ letters: [UInt8]) -> String {
    letters.map { "'\(Character(Unicode.Scalar($0)))'" }.joined(separator: ", ")
  }

  /// The fewest letters that are taken for an alphabet.
  private static let fewest = 30

  private static func hit(
    _ literal: Alphabets.Literal, _ facts: FileFacts, _ known: KnownAlphabet
  ) -> ScanHit? {
    let letters = literal.letters
    guard letters.count >= fewest else { return hexadecimal(literal, facts) }
    let distinct = Set(letters)
    if distinct.count == letters.count { return misprint(literal, facts, known) }
    // Whole runs are written out, or letters in their order, and something comes twice.
    let whole = runs.filter { $0.allSatisfy(distinct.contains) }
    guard letters.count <= 160,
      whole.count >= 2 || isAscending(letters)
    else { return nil }
    let isWhole = runs.contains { run in
      run.allSatisfy { letter in letters.count { $0 == letter } > 1 }
    }
    guard letters.count - distinct.count <= 12 || isWhole else { return nil }
    let doubled = distinct.filter { letter in letters.count { $0 == letter } > 1 }.sorted()
    let named = facts.speaksOfNonce || facts.tellsOfSignIn
    let second = letters.indices.first { letters[..<$0].contains(letters[$0]) } ?? 0
    return ScanHit(
      token: literal.token(of: second), rule: .alphabetDoubled,
      certainty: named
        ? facts.capped(
          letters.allSatisfy(isWordLetter) && drawsSecret(literal, facts) ? .certain : .likely)
        : .lookHere,
      seen: sentence(letters, doubled))
  }

  /// What comes twice, and what has no place because of that.
  private static func sentence(_ letters: [UInt8], _ doubled: [UInt8]) -> String {
    let names = doubled.count > 12 ? "\(doubled.count)" : quoted(doubled)
    let stand = doubled.count == 1 ? "stands" : "stand"
    let missing = runs.flatMap { run in
      let lost = run.filter { !letters.contains($0) }
      return lost.count <= 2 && run.count > 10 ? lost : []
    }
    return "\(letters.count) letters, of which \(names) \(stand) more than once"
      + (missing.isEmpty ? "" : " and \(quoted(missing)) not at all")
  }

  /// Letters, digits and what addresses need no escape for (RFC 3986, section 2.3).
  private static func isWordLetter(_ letter: UInt8) -> Bool {
    letter | 32 >= 97 && letter | 32 <= 122 || letter >= 48 && letter <= 57
      || [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~")].contains(
        letter)
  }

  /// Whether most letters stand in their order, with a few left out: no look-alikes, no vowels.
  private static func isAscending(_ letters: [UInt8]) -> Bool {
    let steps = zip(letters, letters.dropFirst()).count { (1...3).contains(Int($1) - Int($0)) }
    return steps * 5 >= letters.count * 4
  }

  private static func misprint(
    _ literal: Alphabets.Literal, _ facts: FileFacts, _ known: KnownAlphabet
  ) -> ScanHit? {
    let letters = literal.letters
    if known.isPublished(letters) { return nil }
    if let misprint = known.misprint(letters) {
      return ScanHit(
        token: literal.token, rule: .alphabetMisprint,
        certainty: facts.isTest
          ? .lookHere : drawsSecret(literal, facts) ? .certain : .likely,
        seen: "\(letters.count) letters, without \(quoted(misprint.missing)): a misprint that is "
          + "copied from samples. \(harm(of: letters.count))")
    }
    // A hole in a run that is otherwise written in order.
    var missing: [UInt8] = []
    for run in runs where run.count > 10 || Set(letters.filter(run.contains)) != base32Digits {
      let there = letters.filter(run.contains)
      guard there.count > 1, there == there.sorted() else { continue }
      missing += run.filter { !there.contains($0) }
    }
    guard (1...2).contains(missing.count), !isOnPurpose(missing, letters) else { return nil }
    let isPublished = known.isPublished(letters + missing)
    return ScanHit(
      token: literal.token, rule: .alphabetMisprint,
      certainty: facts.speaksOfNonce || facts.tellsOfSignIn
        ? facts.capped(
          isPublished && missing.count == 1 && drawsSecret(literal, facts) ? .certain : .likely)
        : .lookHere,
      seen: "\(letters.count) letters in order, without \(quoted(missing)): a misprint. "
        + harm(of: letters.count))
  }

  /// What a lost letter costs where the others are drawn evenly: nearly nothing.
  private static func harm(of count: Int) -> String {
    let bits = Double(count).bitsOfChoice
    return "Drawn evenly, each letter still gives \(bits) bits"
  }

  /// Whether what draws from the letters makes a nonce or another secret of a sign-in, as far as the
  /// file tells of those, and names nothing else that is drawn.
  private static func drawsSecret(_ literal: Alphabets.Literal, _ facts: FileFacts) -> Bool {
    guard facts.speaksOfNonce || facts.tellsOfSignIn else { return false }
    if facts.makesNonce(literal.token) { return true }
    let draws =
      literal.name.isEmpty ? [] : facts.places(of: literal.name).filter { $0 != literal.token }
    if draws.contains(where: facts.makesNonce) { return true }
    let names =
      [literal.name]
      + ([literal.token] + draws).flatMap { facts.file.surroundings(of: $0).map(\.name) }
    return !facts.isOfPayment(literal.token)
      && !names.contains { name in ModuloRule.others.contains(where: name.lowercased().contains) }
  }

  /// The digits of base 32 (RFC 4648, section 6).
  private static let base32Digits = Set("234567".utf8)

  /// Whether letters are left out because they look like others, as far as others are left out that
  /// do: with 0 and O and with 1, I and l there, nobody thought of it.
  private static func isOnPurpose(_ missing: [UInt8], _ letters: [UInt8]) -> Bool {
    let looksAlike = Set("0O1IlLoi25SZsz8BuUvVQq".utf8)
    var first = Set("0O1Il".utf8)
    if !letters.contains(UInt8(ascii: "O")) { first.insert(UInt8(ascii: "o")) }
    // The digits begin at one: nobody who thinks of zeros leaves the rest that looks alike.
    let whole = runs.dropLast().filter { $0.allSatisfy(letters.contains) }
    if missing == [UInt8(ascii: "0")], whole.count == 2 { return false }
    return missing.allSatisfy(looksAlike.contains) && missing.contains(where: first.contains)
  }

  /// A run of its own that has lost a letter, from which an alphabet is joined elsewhere.
  private static func brokenRun(_ literal: Alphabets.Literal, _ facts: FileFacts) -> ScanHit? {
    let letters = literal.letters
    guard facts.speaksOfNonce, (23...25).contains(letters.count) else { return nil }
    for run in runs where run.count == 26 && letters == run.filter(letters.contains) {
      let missing = run.filter { !letters.contains($0) }
      guard missing.count <= 2, !isOnPurpose(missing, letters) else { continue }
      return ScanHit(
        token: literal.token, rule: .alphabetMisprint, certainty: facts.capped(.likely),
        seen: "\(letters.count) letters in order, without \(quoted(missing))")
    }
    return nil
  }

  /// Fifteen of the sixteen digits.
  private static func hexadecimal(_ literal: Alphabets.Literal, _ facts: FileFacts) -> ScanHit? {
    if let hit = brokenRun(literal, facts) { return hit }
    let letters = literal.letters
    guard letters.count == 15, facts.speaksOfNonce else { return nil }
    for digits in ["0123456789abcdef", "0123456789ABCDEF"].map({ Array($0.utf8) }) {
      let missing = digits.filter { !letters.contains($0) }
      guard missing.count == 1, digits.filter({ $0 != missing[0] }) == letters else { continue }
      return ScanHit(
        token: literal.token, rule: .alphabetMisprint, certainty: facts.capped(.likely),
        seen: "15 letters: \(quoted(missing)) is missing of the 16 that are published")
    }
    return nil
  }
}

extension Double {
  /// The bits that a choice among so many gives, to a tenth.
  fileprivate var bitsOfChoice: String {
    let tenths = Int((log2(self) * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}

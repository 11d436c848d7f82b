/// A value of a contract that no implementation means, or that the suite could not work with.
package struct ContractMistake: Error, Hashable, Sendable, CustomStringConvertible {
  /// The members that lead to the value.
  package var path: [String]
  /// What was found, and what was expected.
  package var problem: String

  package var description: String { "\(path.joined(separator: "/")): \(problem)" }

  init(_ path: String..., found: String, expected: String) {
    self.path = path
    problem = "found \(found), expected \(expected)"
  }

  fileprivate init?(_ member: String, _ value: Int, _ bounds: ClosedRange<Int>, _ unit: String) {
    guard !bounds.contains(value) else { return nil }
    self.init(
      member, found: "\(value)",
      expected: "\(unit), \(bounds.lowerBound) to \(bounds.upperBound)")
  }

  fileprivate func within(_ section: String) -> ContractMistake {
    var mistake = self
    mistake.path.insert(section, at: 0)
    return mistake
  }

  /// Stops reading a contract at its first mistake.
  static func check(_ mistakes: [ContractMistake], _ decoder: any Decoder) throws {
    guard let mistake = mistakes.first else { return }
    throw DecodingError.dataCorrupted(
      .init(
        codingPath: decoder.codingPath + mistake.path.map(AnyKey.init),
        debugDescription: mistake.problem))
  }
}

// The bounds of `Vectors/schema/wire-1.schema.json`. A contract is held against them wherever it
// comes from: read by the runner, by `smoke` and from a report, or made in a test process.

extension Contract {
  /// What is out of bounds in all sections.
  package var mistakes: [ContractMistake] {
    nonce.mistakes.map { $0.within("nonce") } + token.mistakes.map { $0.within("token") }
      + signIn.mistakes.map { $0.within("signIn") }
  }
}

extension NonceContract {
  /// The longest line that `nonces` takes for a nonce; a sample of such still fits into memory.
  package static let lengths = 1...65_536
  private static let mostLetters = 256

  var mistakes: [ContractMistake] {
    var mistakes = [
      ContractMistake("defaultLength", defaultLength, Self.lengths, "letters"),
      ContractMistake("minimumLength", minimumLength, Self.lengths, "letters"),
      ContractMistake("maximumLength", maximumLength, Self.lengths, "letters"),
    ].compactMap(\.self)
    if !(1...Self.mostLetters).contains(alphabet.utf8.count) {
      mistakes.append(letters("alphabet", found: alphabet))
    }
    if let shape {
      if !Self.lengths.contains(shape.count) {
        mistakes.append(
          ContractMistake(
            "shape", found: "\(shape.count) positions",
            expected: "\(Self.lengths.lowerBound) to \(Self.lengths.upperBound)"))
      }
      if let index = shape.firstIndex(where: { !(1...Self.mostLetters).contains($0.utf8.count) }) {
        mistakes.append(letters("shape", "\(index)", found: shape[index]))
      }
    }
    if let timeLetters {
      let most = shape?.count ?? 0
      if !(0...most).contains(timeLetters) {
        mistakes.append(
          ContractMistake(
            "timeLetters", found: "\(timeLetters)",
            expected: "0 to \(most), as many as the shape has letters"))
      }
    }
    if minimumLength > maximumLength {
      mistakes.append(
        ContractMistake(
          "maximumLength", found: "\(maximumLength)",
          expected: "at least the minimumLength \(minimumLength)"))
    }
    return mistakes
  }

  private func letters(_ path: String..., found: String) -> ContractMistake {
    var mistake = ContractMistake(
      found: "\(found.utf8.count) letters", expected: "1 to \(Self.mostLetters)")
    mistake.path = path
    return mistake
  }
}

extension TokenContract {
  /// A year; no clock is so wrong.
  private static let leeways = 0...31_536_000

  /// The vectors' tokens are a minute old.
  private static let ages = 60...31_536_000

  var mistakes: [ContractMistake] {
    var mistakes = [
      ContractMistake("leeway", leeway, Self.leeways, "seconds"),
      maximumAge.flatMap { ContractMistake("maximumAge", $0, Self.ages, "seconds") },
    ].compactMap(\.self)
    if maximumAge != nil, !takesClock || !claims.contains(.iat) {
      mistakes.append(
        ContractMistake(
          "maximumAge", found: takesClock ? "no 'iat' among the claims" : "a clock of its own",
          expected: "'iat' among the claims and 'takesClock': an age is judged by the suite's clock"
        ))
    }
    if let both = typeOnly.intersection(claims).map(\.rawValue).min() {
      mistakes.append(
        ContractMistake(
          "typeOnly", found: "'\(both)', which is among the claims that are verified",
          expected: "others"))
    }
    return mistakes
  }
}

extension SignInContract {
  /// A day; nobody waits longer.
  private static let timeouts = 1...86_400

  var mistakes: [ContractMistake] {
    [timeout.flatMap { ContractMistake("timeout", $0, Self.timeouts, "seconds") }]
      .compactMap(\.self)
  }
}

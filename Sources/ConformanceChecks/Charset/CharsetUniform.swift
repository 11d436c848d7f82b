internal import ConformanceModel
internal import ConformanceStatistics

extension Check {
  /// All letters of the declared alphabet are equally likely.
  package static let charsetUniform = Check(
    "charset.uniform", kind: .statistical, needs: [.nonce], exclusion: reasonWithoutStatistics
  ) { subject, context in
    let drawn = try await DrawnNonces.draw(from: subject, context)
    if let reason = drawn.reasonNotCounted { return .tooLittle(reason, drawn) }
    let scope =
      "\(Quantity.text(drawn.letterCount)) letters; exact binomial tests of every letter and of "
      + "every end of the alphabet, false alarm below 1e-12 each; \(power(drawn))"
    let rates = drawn.groups.map(LetterRates.init)
    if let wrong = rates.first(where: { !$0.lines.isEmpty }) {
      return .fail(
        cases: drawn.nonces.count, scope: scope,
        Evidence(
          observed: ["declared letters are not equally likely"],
          drawn: rates.flatMap(\.lines), likely: wrong.likely))
    }
    if let needed = rates.compactMap(\.needed).max() {
      return .tooLittle("\(Quantity.text(needed)) letters needed", drawn)
    }
    return .pass(cases: drawn.nonces.count, scope: scope)
  }

  private static func power(_ drawn: DrawnNonces) -> String {
    guard let group = drawn.groups.max(by: { $0.alphabet.size < $1.alphabet.size }) else {
      return "nothing to find"
    }
    let size = group.alphabet.size
    if 256.isMultiple(of: size) {
      return "a missing or doubled letter would be found; `byte % \(size)` is even"
    }
    let power = group.moduloPower(nonces: drawn.nonces.count)
    return "`byte % \(size)` would be found with power \(Quantity.power(power))"
  }
}

internal import ConformanceModel
internal import PlainText

extension Check {
  /// With no length given, a nonce has the contract's default length.
  package static let nonceLengthDefault = Check(
    .nonceLengthDefault, .nonce, kind: .property
  ) { subject, context in
    let drawn = try await DrawnNonces.draw(from: subject, context)
    let expected = drawn.contract.defaultLength
    let cases = drawn.nonces.count
    let scope = "\(Quantity.text(cases)) nonces with no length given, \(expected) letters declared"
    guard let wrong = NonceLengths.Mismatch(drawn.nonces, asked: expected) else {
      return .pass(cases: cases, scope: scope)
    }
    let found =
      wrong.shortest == wrong.longest
      ? "\(wrong.shortest)" : "\(wrong.shortest) to \(wrong.longest)"
    return .fail(
      cases: cases, scope: scope,
      Evidence(
        observed: ["nonces drawn with no length given have not the declared default length"],
        drawn: [
          "declared \(expected) letters, received \(found) "
            + "(wrong in \(Quantity.text(wrong.wrong)) of \(Quantity.text(wrong.draws)) draws)"
        ],
        cause: .contractShape(of: drawn.nonces)
          ?? (wrong.shortest == wrong.longest && wrong.shortest != expected - 1
            ? .otherDefaultLength.saying(
              "the implementation's default is \(wrong.shortest) letters")
            : NonceLengths.cause([wrong]))))
  }
}

extension Cause {
  /// Where nonces have a shape with a name, which the contract does not declare.
  static func contractShape(of nonces: [String]) -> Cause? {
    guard let name = NonceShape.name(of: nonces), let length = nonces.first?.utf8.count else {
      return nil
    }
    return .contractShape.saying(
      "values of \(length) letters that are \(name) throughout: the contract lacks "
        + "`\"shape\": \"\(name)\"`")
  }
}

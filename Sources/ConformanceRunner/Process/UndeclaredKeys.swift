internal import ConformanceModel

/// What an adapter stumbles over that reads an attempt's keys and has not declared `signatures`.
enum UndeclaredKeys {
  /// What to do about it.
  static let hint = "'keys' come only where the contract's 'token' declares 'signatures'"

  /// The likely cause, where a program's words say that it misses them.
  ///
  /// - Parameters:
  ///   - words: Lines of its error output, or of an error that it answered.
  ///   - contract: What it declares.
  static func cause(of words: [String], _ contract: Contract) -> Cause? {
    guard contract.capabilities?.contains(.token) != false, contract.token.signatures.isEmpty,
      words.contains(where: { line in signs.contains(where: line.contains) })
    else { return nil }
    return .undeclaredClaim.saying("the adapter reads keys that it was not sent: \(hint)")
  }

  /// As Python, Node and Go, and Ruby name what is not there.
  private static let signs = ["'keys'", ".keys is", "\"keys\"", ":keys"]
}

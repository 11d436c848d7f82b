internal import ConformanceModel

extension Check {
  /// The contract allows at least 2^120 different nonces.
  ///
  /// Counted from the contract and never estimated from a sample: an estimate from one perfect
  /// nonce of 22 letters rejects nine in ten.
  package static let nonceStrength = Check(
    .nonceStrength, .contract(of: .nonce, .sourcedNonce), kind: .property,
    judgesFile: { await $0.ofContract(.nonceStrength) }
  ) { contract, _ in
    let contract = contract.nonce
    let bits = contract.bits
    let counted =
      contract.shape == nil
      ? "\(contract.defaultLength) letters of \(contract.letters.count)"
      : "the \(contract.defaultLength - (contract.timeLetters ?? 0)) positions of the declared shape"
        + (contract.timeLetters.map { " behind \($0) that tell the time" } ?? "")
    let scope = "log2 of the number of nonces that the contract allows: \(counted)"
    guard bits < 120 else { return .pass(cases: 1, scope: scope + ", \(text(bits)) bits") }
    return .fail(
      cases: 1, scope: scope,
      Evidence(
        observed: ["\(counted): \(text(bits)) bits, at least 120 are needed"],
        cause: contract.timeLetters != nil
          ? .shortNonce.saying("part of the nonce is the time, and the rest is too short")
          : contract.defaultLength < 20 ? .shortNonce : .smallAlphabet,
        remedy: contract.timeLetters != nil
          ? "Use 16 random bytes or more, and no time."
          : "Use at least \(needed(contract)) letters of this alphabet."))
  }

  private static func text(_ bits: Double) -> String {
    let tenths = Int((bits * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func needed(_ contract: NonceContract) -> Int {
    let bitsPerLetter = contract.bits / Double(max(1, contract.defaultLength))
    return bitsPerLetter > 0 ? Int((120 / bitsPerLetter).rounded(.up)) : 120
  }
}

internal import ConformanceModel

extension Check {
  /// The declared alphabet is not one of the known misprints.
  package static let charsetKnownTypo = Check(
    "charset.known-typo", kind: .vector, needs: [.nonce, .sourcedNonce],
    exclusion: { contract, _ in
      contract.nonce.deliberate ? "the contract declares its alphabet deliberate" : nil
    }
  ) { subject, _ in
    let contract = subject.contract.nonce
    let scope =
      "the declared alphabet compared with "
      + Quantity.text(KnownAlphabet.misprints.count, "known misprint")
    guard contract.shape == nil, let misprint = KnownAlphabet.misprint(contract.letters) else {
      return .pass(cases: KnownAlphabet.misprints.count, scope: scope)
    }
    return .fail(
      cases: KnownAlphabet.misprints.count, scope: scope,
      Evidence(
        observed: [
          "the declared alphabet has \(contract.letters.count) letters: the "
            + "\(misprint.meant.utf8.count) of the common contract without \(misprint.missing) "
            + "(\(misprint.origin))"
        ],
        likely: ByteModulo.likely(
          missing: Array(misprint.missing.utf8), from: Array(misprint.meant.utf8))))
  }
}

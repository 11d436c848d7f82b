internal import ConformanceModel
internal import PlainText

extension Check {
  /// The declared alphabet is not one of the known misprints.
  package static let charsetKnownTypo = Check(
    .charsetKnownTypo, .contract(of: .nonce, .sourcedNonce), kind: .vector,
    exclusion: { contract, _ in
      contract.nonce.deliberate ? "the contract declares its alphabet deliberate" : nil
    },
    judgesFile: { await $0.ofDeclaredAlphabet(.charsetKnownTypo) }
  ) { contract, context in
    let contract = contract.nonce
    let known = try KnownAlphabet(context.vectors)
    let cases = known.misprints.count
    let scope =
      "the declared alphabet compared with " + Quantity.text(cases, "known misprint")
      + ", in any order, and with up to \(KnownAlphabet.mostOthersLost) more letters lost"
    guard contract.shape == nil, let misprint = known.misprint(contract.letters) else {
      return .pass(cases: cases, scope: scope)
    }
    return .fail(
      cases: cases, scope: scope,
      Evidence(
        observed: [
          "the declared alphabet has \(contract.letters.count) letters: "
            + "\(misprint.meant.count) are usual, \(Quantity.letters(misprint.missing)) "
            + (misprint.missing.count == 1 ? "is missing" : "are missing")
        ],
        cause: misprint.cause))
  }
}

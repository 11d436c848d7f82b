internal import ConformanceModel
internal import PlainText

extension Check {
  /// A length below 1 is refused with an error or a trap, never answered with a string.
  package static let nonceLengthInvalid = Check(
    .nonceLengthInvalid, .either(.nonce, .sourcedNonce), kind: .property, mayEndLegally: true,
    exclusion: { contract, _ in
      contract.nonce.takesLength ? nil : "the contract has one fixed length"
    }
  ) { subject, context in
    let lengths = [0, -1]
    let scope = "lengths 0 and -1; an error and a trap are both a refusal"
    for (number, length) in lengths.enumerated() {
      let result = try await context.run(case: number, "length \(length)", ifEnds: .legal) {
        try await oneNonce(of: length, from: subject)
      }
      // An adapter that answers with no nonce at all has refused as well.
      guard case .value(let nonce?) = result else { continue }
      return .fail(
        cases: number + 1, scope: scope,
        Evidence(
          observed: [
            "length \(length) was answered with a string of "
              + Quantity.text(nonce.utf8.count, "letter")
          ],
          cause: cause(of: nonce, for: length)))
    }
    return .pass(cases: lengths.count, scope: scope)
  }

  private static func cause(of nonce: String, for length: Int) -> Cause {
    switch nonce.utf8.count {
    case 0: .emptyNonce
    case 1 where length == 0:
      .emptyNonce.saying("a length below 1 is not refused: the loop runs once, for one letter")
    default: .lengthReplaced
    }
  }

  private static func oneNonce(
    of length: Int, from subject: Either<any NonceSubject, any SourcedNonceSubject>
  ) async throws -> String? {
    if let generator = subject.first {
      return try await generator.nonces(count: 1, length: length).first
    }
    let source = ScriptedByteSource(ByteScript(bytes: Array(0...255), then: .cycle))
    return try await subject.second?.nonce(length: length, from: source)
  }
}

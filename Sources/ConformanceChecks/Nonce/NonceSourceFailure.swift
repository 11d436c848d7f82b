internal import ConformanceModel
internal import PlainText

extension Check {
  /// When the byte source fails there is an error or an abort, never a nonce.
  package static let nonceSourceFailure = Check(
    .nonceSourceFailure, .sourcedNonce, kind: .property, mayEndLegally: true
  ) { subject, context in
    let scenarios = FailingSource.all
    let scope =
      "\(scenarios.count) failing sources: failures and reads of zero bytes, at once and after "
      + "1 and 8 bytes; reads of one byte; an error and an abort are both right"
    for (number, scenario) in scenarios.enumerated() {
      let endless = CheckOutcome.fail(
        cases: number + 1, scope: scope, scenario.endlessRetry)
      let source = ScriptedByteSource(scenario.script) { context.abandon(with: endless) }
      let result = try await context.run(case: number, scenario.label, ifEnds: .legal) {
        try await subject.nonce(length: nil, from: source)
      }
      // Where nothing could be abandoned the subject has given up in the end, which is too late.
      if source.fruitlessCalls >= ScriptedByteSource.endlessRetryLimit { return endless }
      // A throw, an end of the process, and a case judged by a worker before are all in order.
      guard case .value(let nonce) = result else { continue }
      guard scenario.gaveTooLittle(source, bits: subject.contract.nonce.bits) else { continue }
      // Asked once more: a constant comes again, a fallback generator gives something else.
      let again = try? await subject.nonce(
        length: nil, from: ScriptedByteSource(scenario.script))
      return .fail(
        cases: number + 1, scope: scope,
        Evidence(
          observed: [
            "a source that \(scenario.label): answered with a nonce of "
              + "\(nonce.utf8.count) letters"
          ],
          cause: FailingSource.cause(nonce, again: again)))
    }
    return .pass(cases: scenarios.count, scope: scope)
  }
}

/// A byte source that cannot be the origin of a nonce, and what it does.
private struct FailingSource {
  let label: String
  let script: ByteScript

  /// Eight bytes are the most that is ever handed out before a failure: 64 bits, too few for a
  /// nonce of any contract, so that whatever comes out is made of something else.
  static let all: [FailingSource] = [
    FailingSource(label: "fails at once", script: ByteScript(bytes: [], then: .fail)),
    FailingSource(label: "fails after 1 byte", script: ByteScript(bytes: [1], then: .fail)),
    FailingSource(
      label: "fails after 8 bytes", script: ByteScript(bytes: Array(1...8), then: .fail)),
    FailingSource(
      label: "fails after 8 bytes, one a call",
      script: ByteScript(bytes: Array(1...8), then: .fail, bytesPerCall: 1)),
    FailingSource(label: "reads no byte at once", script: ByteScript(bytes: [], then: .short)),
    FailingSource(
      label: "reads no byte after 8", script: ByteScript(bytes: Array(1...8), then: .short)),
    FailingSource(
      label: "reads one byte a call",
      script: ByteScript(bytes: Array(1...64), then: .cycle, bytesPerCall: 1)),
  ]

  /// Whether a nonce cannot have come from what the source handed out.
  ///
  /// The last scenario never fails: a loop over short reads is right, and only a nonce of more
  /// bits than were handed out is made of bytes that never came. Where the source was played in
  /// another process the count of bytes may be missing, and nothing is concluded.
  func gaveTooLittle(_ source: ScriptedByteSource, bits: Double) -> Bool {
    guard script.then == .cycle else { return true }
    return source.handedOut > 0 && Double(source.handedOut * 8) < min(bits, 120)
  }

  /// What is said of a subject that never stops asking.
  var endlessRetry: Evidence {
    Evidence(
      observed: [
        "a source that \(label): asked "
          + "\(Quantity.text(ScriptedByteSource.endlessRetryLimit)) times in vain, "
          + "and no end in sight"
      ],
      cause: .endlessRetry)
  }

  /// The likely cause of a nonce in spite of a failure.
  static func cause(_ nonce: String, again: String?) -> Cause {
    let letters = Set(nonce.utf8)
    if letters.count == 1, let letter = letters.first {
      return .sourceStatusIgnored.saying(
        "the status is ignored, and the buffer's zeros become a nonce of "
          + "'\(Quantity.name(of: letter))' only")
    }
    if isUUID(nonce) {
      return .fallbackGenerator.saying(
        "where the byte source fails, a UUID takes the nonce's place")
    }
    return nonce == again ? .sourceStatusIgnored : .fallbackGenerator
  }

  private static func isUUID(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.utf8.count) == [8, 4, 4, 4, 12]
  }
}

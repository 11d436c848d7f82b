internal import ConformanceModel

extension Check {
  /// Neither a raw nonce nor its digest appears in the implementation's output.
  package static let nonceSecrecy = Check(
    .nonceSecrecy, .contract(of: .nonce), kind: .property, place: .runner
  ) { _, context in
    guard let fleet = context.fleet else {
      return .notApplicable("needs the output of a process of its own, and there is none here")
    }
    let count = context.profile.pick(quick: 4, standard: 16, thorough: 64)
    let drawn = try await fleet.outputWhileDrawing(count: count)
    let secrets = drawn.nonces.count + drawn.digests.count
    let scope =
      "\(Quantity.text(drawn.nonces.count, "nonce")) and "
      + "\(Quantity.text(drawn.digests.count, "digest")) looked for in "
      + "\(Quantity.text(drawn.output.utf8.count, "byte")) of output"
    let output = Array(drawn.output.utf8)
    // Evidence must not repeat the leak, so it gives numbers and no text.
    let nonces = drawn.nonces.count { appears($0, in: output) }
    let digests = drawn.digests.count { appears($0, in: output) }
    guard nonces + digests > 0 else { return .pass(cases: secrets, scope: scope) }
    return .fail(
      cases: secrets, scope: scope,
      Evidence(
        observed: [
          nonces > 0 ? "raw nonces appear in the output" : "digests of nonces appear in the output"
        ],
        drawn: [
          "\(nonces) of \(Quantity.text(drawn.nonces.count, "nonce")) and \(digests) of "
            + "\(Quantity.text(drawn.digests.count, "digest")) found"
        ],
        cause: .nonceLogged))
  }

  private static func appears(_ secret: String, in output: [UInt8]) -> Bool {
    let secret = Array(secret.utf8)
    guard let head = secret.first, output.count >= secret.count else { return false }
    return (0...output.count - secret.count).contains { start in
      output[start] == head && output[start..<start + secret.count].elementsEqual(secret)
    }
  }
}

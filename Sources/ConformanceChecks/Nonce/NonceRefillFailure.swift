internal import ConformanceModel
internal import PlainText
internal import PropertyEngine

extension Check {
  /// A failure at any byte that a nonce takes is noticed, not only one of the first read.
  package static let nonceRefillFailure = Check(
    .nonceRefillFailure, .sourcedNonce, kind: .property, mayEndLegally: true
  ) { subject, context in
    let bytes = PlayedBytes(seed: context.seed(for: .nonceRefillFailure))
    let source = ScriptedByteSource(bytes.endless)
    let whole = try await subject.nonce(length: nil, from: source)
    guard try await subject.nonce(length: nil, from: ScriptedByteSource(bytes.endless)) == whole
    else {
      return .notApplicable(
        "the same bytes give another nonce each time, so that none can be said to lack bytes")
    }
    let taken = source.handedOut > 0 ? source.handedOut : PlayedBytes.most
    let places = places(
      upTo: taken, most: context.profile.pick(quick: 16, standard: 256, thorough: 4_096))
    let known = source.handedOut > 0 ? " of the \(Quantity.text(taken)) that one nonce takes" : ""
    let scope =
      "failures and reads of zero bytes after \(Quantity.text(places.first ?? 0)) to "
      + "\(Quantity.text(places.last ?? 0)) bytes\(known), "
      + "\(places.count == max(0, taken - firstPlace) ? "at each byte" : "at \(places.count) places")"
      + "; an error, an abort, and the nonce that needed no more bytes are all right"
    var cases = 0
    for place in places {
      var isEnough = false
      for ending in [ByteScript.Ending.fail, .short] {
        let what = ending == .fail ? "fails" : "reads no byte"
        let label = "\(what) after \(Quantity.text(place, "byte"))"
        let endless = CheckOutcome.fail(
          cases: cases + 1, scope: scope,
          Evidence(
            observed: [
              "a source that \(label): asked "
                + "\(Quantity.text(ScriptedByteSource.endlessRetryLimit)) times in vain, and no "
                + "end in sight"
            ], cause: .endlessRetry))
        let source = ScriptedByteSource(bytes.script(place, then: ending)) {
          context.abandon(with: endless)
        }
        let result = try await context.run(case: cases, label, ifEnds: .legal) {
          try await subject.nonce(length: nil, from: source)
        }
        cases += 1
        if source.fruitlessCalls >= ScriptedByteSource.endlessRetryLimit { return endless }
        guard case .value(let nonce) = result else { continue }
        if nonce == whole {
          isEnough = isEnough || ending == .fail
          continue
        }
        return .fail(
          cases: cases, scope: scope,
          Evidence(
            observed: ["a source that \(label): answered with another nonce than without failure"],
            drawn: [sentence(nonce, whole)], cause: cause(nonce, whole)))
      }
      // Nothing that comes after these bytes is asked for.
      if isEnough { break }
      context.isAlive()
    }
    guard cases > 0 else {
      return .notApplicable("a nonce takes no more bytes than nonce.source-failure looks at")
    }
    return .pass(cases: cases, scope: scope)
  }

  /// Failures after fewer bytes are those of nonce.source-failure.
  private static let firstPlace = 9

  private static func places(upTo taken: Int, most: Int) -> [Int] {
    guard taken > firstPlace else { return [] }
    return Array(
      stride(from: firstPlace, to: taken, by: max(1, (taken - firstPlace + most - 1) / most)))
  }

  private static func same(_ nonce: String, _ whole: String) -> Int {
    zip(nonce.utf8, whole.utf8).prefix { $0 == $1 }.count
  }

  private static func sentence(_ nonce: String, _ whole: String) -> String {
    "\(Quantity.text(nonce.utf8.count, "letter")), of which the first "
      + "\(same(nonce, whole)) are those of the nonce without failure"
  }

  private static func cause(_ nonce: String, _ whole: String) -> Cause {
    let same = same(nonce, whole)
    if same == nonce.utf8.count { return .partialNonce }
    if same == 0 { return .fallbackGenerator }
    return .refillUnchecked
  }
}

/// The bytes that a nonce is made of while nothing fails.
private struct PlayedBytes {
  /// The most bytes that a nonce is looked at for.
  static let most = 65_536
  private let bytes: [UInt8]

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    // A prime number of them, so that no buffer of a usual size begins with the same bytes again;
    // no zeros, which bytes that never came would be.
    bytes = (0..<251).map { _ in UInt8.random(in: 1...255, using: &random) }
  }

  /// The bytes without any failure.
  var endless: ByteScript { ByteScript(bytes: bytes, then: .cycle) }

  /// The first `count` bytes, then a failure.
  func script(_ count: Int, then ending: ByteScript.Ending) -> ByteScript {
    ByteScript(bytes: (0..<count).map { bytes[$0 % bytes.count] }, then: ending)
  }
}

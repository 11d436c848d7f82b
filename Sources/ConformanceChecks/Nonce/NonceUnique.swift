internal import ConformanceModel

extension Check {
  /// Nonces drawn one after another never repeat.
  package static let nonceUnique = Check(
    "nonce.unique", kind: .statistical, needs: [.nonce]
  ) { subject, context in
    let drawn = try await DrawnNonces.draw(from: subject, context)
    let repeats = NonceRepeats(drawn.nonces)
    let scope = repeats.scope(drawn.contract)
    guard repeats.prove(drawn.contract) else { return .pass(cases: repeats.drawn, scope: scope) }
    return .fail(
      cases: repeats.drawn, scope: scope,
      Evidence(
        observed: ["nonces drawn one after another repeat"],
        drawn: [repeats.sentence],
        likely: repeats.likely))
  }
}

/// How often nonces of a sample had come before in it.
struct NonceRepeats {
  /// The nonces compared with one another.
  let drawn: Int
  /// The nonces that had come before.
  let repeats: Int
  /// The different nonces.
  var different: Int { drawn - repeats }

  init(_ nonces: [String]) {
    drawn = nonces.count
    repeats = nonces.count - Set(nonces).count
  }

  /// log2 of a bound on the expected equal pairs among honest nonces: n²/2 · 2^-bits.
  private func logExpectedPairs(_ contract: NonceContract) -> Int {
    let pairs = drawn * drawn / 2
    return Int.bitWidth - pairs.leadingZeroBitCount - Int(contract.bits.rounded(.down))
  }

  /// Whether the repeats cannot be chance: by Markov's inequality below 2^-40, about 1e-12.
  func prove(_ contract: NonceContract) -> Bool {
    repeats > 0 && logExpectedPairs(contract) <= -40
  }

  /// What was compared, and how likely an honest repeat is.
  func scope(_ contract: NonceContract) -> String {
    "\(Quantity.text(drawn, "nonce")) compared with one another; "
      + "an honest repeat has a chance below 2^\(logExpectedPairs(contract))"
  }

  /// "12 of 4,096 nonces had come before; 4,084 are different".
  var sentence: String {
    let rest =
      different == 1 ? "all are the same" : "\(Quantity.text(different)) are different"
    return "\(Quantity.text(repeats)) of \(Quantity.text(drawn, "nonce")) had come before; \(rest)"
  }

  /// The likely cause.
  var likely: String {
    different == 1
      ? "the nonce is made once and kept: a constant, or a stored property of the object"
      : "a nonce is kept and handed out again, or the generator is seeded afresh too often"
  }
}

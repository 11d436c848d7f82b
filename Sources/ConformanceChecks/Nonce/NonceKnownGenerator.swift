internal import ConformanceModel
internal import PlainText

extension Check {
  /// No nonce is what a well-known generator draws from a seed that can be guessed.
  ///
  /// Fresh processes are looked at, because a generator is at its beginning there.
  package static let nonceKnownGenerator = Check(
    .nonceKnownGenerator, .contract(of: .nonce), kind: .property, place: .runner,
    exclusion: { contract, _ in
      contract.nonce.bits < 100 ? "nonces of fewer than 100 bits, whose seed could be chance" : nil
    },
    judgesFile: { $0.knownGenerator }
  ) { contract, context in
    guard let fleet = context.fleet else {
      return .notApplicable("needs processes of its own, and there are none here")
    }
    let processes = try await fleet.firstNonces(processes: 2, count: 3)
    let guess = GeneratorGuess(
      processes, contract.nonce,
      bits: context.profile.pick(quick: 14, standard: 17, thorough: 22))
    return guess.outcome(isAlive: context.isAlive)
  }
}

extension GeneratorGuess {
  /// What the search says.
  func outcome(isAlive: () -> Void = {}) -> CheckOutcome {
    guard let hit = firstHit(isAlive: isAlive) else { return .pass(cases: count, scope: scope) }
    return .fail(
      cases: count, scope: scope,
      Evidence(observed: [hit.observed], drawn: [hit.sentence], cause: hit.cause))
  }
}

extension NonceFileRows {
  /// The first nonces may be those of a generator at its beginning.
  var knownGenerator: CheckOutcome {
    guard contract.nonce.bits >= 100 else {
      return .notApplicable("nonces of fewer than 100 bits, whose seed could be chance")
    }
    let first = FreshProcess(nonces: Array(drawn.nonces.prefix(3)))
    guard !first.nonces.isEmpty else { return .tooLittle("no nonce to search for", drawn) }
    return GeneratorGuess([first], contract.nonce, bits: 16).outcome()
  }
}

internal import ConformanceModel

extension Check {
  /// Two sign-in attempts never present the same nonce.
  ///
  /// Attempts of one provider, ended in every way, and attempts of several providers, so that a
  /// nonce made once per object, per ending or per process is seen.
  package static let nonceUniqueAttempts = Check(
    .nonceUniqueAttempts, .signIn, kind: .property, place: .controlled, overTheWire: .byEvents
  ) { subject, context in
    do { return try await judge(subject, context) } catch let lost as ControlLost {
      return lost.outcome
    }
  }

  private static func judge(
    _ subject: any SignInSubject, _ context: CheckContext
  ) async throws -> CheckOutcome {
    let providers = context.profile.pick(quick: 2, standard: 4, thorough: 32)
    let contract = subject.contract.signIn
    var player = ScenarioPlayer(subject: subject, context: context)
    var collected = PresentedNonces()
    for provider in 1...providers {
      for entry in SignInContract.Entry.allCases where contract.entries.contains(entry) {
        for scenario in [PresentedNonces.sequence, PresentedNonces.overlap] {
          let history = try await player.play(scenario, entry: entry)
          if var evidence = collected.add(history, provider: "\(provider) (\(entry.rawValue))") {
            if let nonce = collected.keptByObject {
              let other = try await player.play(PresentedNonces.sequence, entry: entry)
              let isThere = other.requests.contains { $0.request.nonce == nonce }
              if isThere { evidence.cause = .nonceOncePerProcess }
            }
            return .fail(cases: collected.count, scope: collected.scope, evidence)
          }
          context.isAlive()
        }
      }
    }
    guard collected.count > 1 else {
      return CheckOutcome(
        grade: .insufficientData, cases: collected.count, scope: collected.scope,
        evidence: Evidence(observed: ["no two requests carried a nonce"]))
    }
    return .pass(cases: collected.count, scope: collected.scope)
  }
}

/// The nonces that requests carried, and whose request carried each first.
private struct PresentedNonces {
  /// Attempts one after the other; after each way of ending one, for both ways seen in public
  /// code of keeping a nonce too long: until a success, or until a failure.
  static let sequence: SignInScenario = {
    let kinds: [ProviderCallback.Kind] = [.success, .cancel, .failure, .success]
    return SignInScenario(
      "attempts in a row", "each ends before the next one starts",
      steps: kinds.enumerated().flatMap { index, kind -> [SignInStep] in
        let name = "A\(index + 1)"
        return [
          .start(SignInStart(name)), .callback(attempt: name, ProviderCallback(kind)),
        ]
      }, expectations: [:])
  }()

  /// Two attempts that overlap, where the contract lets the second one make a request.
  static let overlap = SignInScenario(
    "attempts at once", "the second starts while the first is pending",
    steps: [.start(SignInStart("B1")), .start(SignInStart("B2"))], expectations: [:])

  /// Whose request carried a nonce.
  private struct Owner {
    let attempt: String
    let provider: String

    var text: String { "attempt \(attempt) of provider \(provider)" }
  }

  private var owners: [String: Owner] = [:]
  /// What two attempts of one object carried.
  private(set) var keptByObject: String?
  private(set) var count = 0

  var scope: String {
    "the nonces of \(count) requests by several providers, in a row and at once; one nonce used "
      + "twice would be seen with certainty"
  }

  /// Adds the nonces of one history; evidence where one of them was there before.
  mutating func add(_ history: SignInHistory, provider: String) -> Evidence? {
    for request in history.requests {
      guard let nonce = request.request.nonce else { continue }
      let owner = Owner(attempt: "\(request.attempt)", provider: provider)
      count += 1
      guard let earlier = owners.updateValue(owner, forKey: nonce) else { continue }
      let isOneObject = earlier.provider == owner.provider && earlier.attempt != owner.attempt
      if isOneObject { keptByObject = nonce }
      return Evidence(
        observed: [
          "request \(count) carries a nonce that was there before:", earlier.text, owner.text,
        ],
        drawn: ["the nonce '\(nonce.prefix(64))'"],
        cause: earlier.provider != provider
          ? .nonceOncePerProcess
          : isOneObject ? .nonceOncePerObject : .requestRetried)
    }
    return nil
  }
}

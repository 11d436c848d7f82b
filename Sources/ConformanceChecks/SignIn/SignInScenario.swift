package import ConformanceModel

/// What happens in one sign-in story, and what is right at its end.
package struct SignInScenario: Hashable, Sendable {
  /// The vector's permanent id, or a name for a composed or generated scenario.
  package var id: String
  /// What is special about it, in a few words.
  package var comment: String
  /// What happens; everything settles after every step.
  package var steps: [SignInStep]
  /// What is right, by contract; a contract that is missing is not judged.
  package var expectations: [SignInContract.Overlap: SignInExpectation]

  /// - Parameters:
  ///   - id: Names the scenario in evidence.
  ///   - comment: What is special about it.
  ///   - steps: What happens.
  ///   - expectations: What is right, by contract.
  package init(
    _ id: String, _ comment: String, steps: [SignInStep],
    expectations: [SignInContract.Overlap: SignInExpectation]
  ) {
    self.id = id
    self.comment = comment
    self.steps = steps
    self.expectations = expectations
  }

  /// Whether the contract offers all that the steps use and says what is right.
  package func applies(to contract: SignInContract) -> Bool {
    expectations[contract.overlap] != nil
      && steps.allSatisfy { step in
        switch step {
        case .start(let start):
          start.entry.map(contract.entries.contains) ?? true
            && (start.hasWindow || contract.looksForWindow)
            && (!start.bytesFail || contract.usesByteSource)
            && (!start.isCancelled || contract.taskCancellation)
        case .cancel: contract.cancel
        case .cancelTask: contract.taskCancellation && contract.entries.contains(.async)
        case .timeout: contract.timeout != nil
        case .phase: contract.background != nil
        case .callback, .drop: true
        }
      }
  }

  /// The ways in to play the scenario with: each that the contract offers, or one where every
  /// step names its own.
  package func entries(under contract: SignInContract) -> [SignInContract.Entry] {
    let offered = SignInContract.Entry.allCases.filter(contract.entries.contains)
    // Only a waiting task can be cancelled.
    if steps.contains(where: cancelsTaskOfOpenEntry) { return [.async] }
    return leavesEntryOpen ? offered : Array(offered.prefix(1))
  }

  private func cancelsTaskOfOpenEntry(_ step: SignInStep) -> Bool {
    switch step {
    case .cancelTask(let attempt): start(of: attempt)?.entry == nil
    case .start(let start): start.isCancelled && start.entry == nil
    default: false
    }
  }

  /// Whether some attempt may be started through any way in.
  package var leavesEntryOpen: Bool { steps.contains(where: \.leavesEntryOpen) }
}

/// One step of a scenario.
package enum SignInStep: Hashable, Sendable {
  /// A caller starts an attempt.
  case start(SignInStart)
  /// The provider calls back to the request of an attempt; skipped where it made none.
  case callback(attempt: String, ProviderCallback)
  /// A caller calls `cancel()`.
  case cancel
  /// The task in which an attempt waits is cancelled.
  case cancelTask(attempt: String)
  /// The last reference from outside to the provider is dropped.
  case drop
  /// Time passes, past the contract's timeout.
  case timeout
  /// The app goes to the background, or comes back.
  case phase(AppPhase)

  fileprivate var leavesEntryOpen: Bool {
    if case .start(let start) = self { start.entry == nil } else { false }
  }
}

/// How an attempt is started.
package struct SignInStart: Hashable, Sendable {
  /// The attempt's name.
  package var attempt: String
  /// The way in; nil for each that the contract offers.
  package var entry: SignInContract.Entry?
  /// The callback that comes from inside `performRequests`.
  package var early: ProviderCallback.Kind?
  /// Whether there is a window to present in.
  package var hasWindow = true
  /// Whether the byte source fails.
  package var bytesFail = false
  /// Whether the task that calls is cancelled already.
  package var isCancelled = false
  /// The attempt from inside whose answer this one is started.
  package var inside: String?

  /// - Parameters:
  ///   - attempt: The attempt's name.
  ///   - entry: The way in.
  package init(_ attempt: String, entry: SignInContract.Entry? = nil) {
    self.attempt = attempt
    self.entry = entry
  }
}

/// What the provider calls back with.
package struct ProviderCallback: Hashable, Sendable {
  /// The kind of callback.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A credential that belongs to the request.
    case success
    /// The provider's own cancel code in its own domain.
    case cancel
    /// An error.
    case failure
    /// The cancel code in the domain of somebody else.
    case foreignCancel
    /// A credential of a type that was not asked for.
    case wrongCredentialType
    /// A credential without an identity token.
    case missingToken
    /// A credential whose token is no UTF-8.
    case tokenNotUTF8
    /// A credential without an authorization code.
    case missingCode
    /// A credential whose token has no bytes.
    case emptyToken
    /// A credential whose authorization code is no UTF-8.
    case codeNotUTF8
    /// A success of a user who has been here before: neither name nor address comes.
    case returning
  }

  /// The kind of callback.
  package var kind: Kind
  /// The error domain, where it is not the usual one of the kind.
  package var domain: String?
  /// The error code, where it is not the usual one of the kind.
  package var code: Int?

  /// - Parameters:
  ///   - kind: The kind of callback.
  ///   - domain: The error domain.
  ///   - code: The error code.
  package init(_ kind: Kind, domain: String? = nil, code: Int? = nil) {
    self.kind = kind
    self.domain = domain
    self.code = code
  }
}

/// What is right when the last step has settled.
package struct SignInExpectation: Hashable, Sendable {
  /// For each attempt the answers that are right; none for a caller still waiting.
  package var answers: [String: [SignInAnswer.Word]]
  /// The requests made from first to last.
  package var requests: Int
  /// The most requests outstanding when all has settled.
  package var outstandingAtMost: Int

  /// - Parameters:
  ///   - answers: The right answers by attempt.
  ///   - requests: Requests from first to last.
  ///   - outstandingAtMost: The most at one time.
  package init(
    answers: [String: [SignInAnswer.Word]], requests: Int, outstandingAtMost: Int
  ) {
    self.answers = answers
    self.requests = requests
    self.outstandingAtMost = outstandingAtMost
  }
}

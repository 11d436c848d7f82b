/// A scripted sign-in: what happens step by step, and what each contract asks for.
package struct ScenarioVector: Vector {
  package var id: String
  package var requirement: String?
  package var comment: String
  package var flags: [String]
  package var since: Int?
  /// Why an implementation has to get this right.
  package var reason: String
  /// What the subject has to offer for the scenario to apply.
  package var needs: [ScenarioNeed]
  /// What happens; everything settles after every step.
  package var steps: [ScenarioStep]
  /// What is right, by the name of the concurrency contract; `any` stands for all of them.
  package var expect: [String: ScenarioExpectation]

  /// What is right under a contract.
  ///
  /// - Parameter contract: `refuse`, `supersede`, `join` or `independent`.
  /// - Returns: The expectation, or nil where the scenario does not apply to the contract.
  package func expectation(under contract: String) -> ScenarioExpectation? {
    expect[contract] ?? expect["any"]
  }
}

/// Something that a subject may or may not offer.
package enum ScenarioNeed: String, Codable, Sendable {
  /// An explicit `cancel()`.
  case cancel
  /// Cancelling the caller's task ends the attempt.
  case taskCancellation
  /// An entry point that is `async`.
  case asyncEntry
  /// An entry point with a completion handler.
  case completionEntry
  /// The byte source of the nonce can be injected.
  case byteSource
  /// An attempt that nobody answers ends by itself after a declared time.
  case timeout
}

/// One step of a scenario.
package enum ScenarioStep: Sendable, Equatable {
  /// A caller starts an attempt.
  case start(ScenarioStart)
  /// The provider calls back to the request of an attempt; skipped where it made none.
  case callback(attempt: String, ScenarioCallback)
  /// The caller calls `cancel()`.
  case cancel
  /// The task in which an attempt waits is cancelled.
  case cancelTask(attempt: String)
  /// The caller drops every reference to the provider.
  case drop
  /// Time passes, past the declared timeout.
  case timeout
}

/// How an attempt is started.
package struct ScenarioStart: Sendable, Equatable {
  /// The kind of entry point.
  package enum Entry: String, Codable, Sendable {
    /// `signIn() async throws`.
    case async
    /// `signIn(completion:)`.
    case completion
  }

  /// The attempt's name.
  package var attempt: String
  /// The entry point; nil stands for each that the subject offers.
  package var entry: Entry?
  /// The callback delivered from inside `performRequests`.
  package var early: ScenarioCallback.Kind?
  /// Whether there is a window to present in.
  package var hasWindow: Bool
  /// Whether the byte source fails.
  package var bytesFail: Bool
  /// The attempt from inside whose completion this one is started.
  package var inside: String?
}

/// What the provider calls back with.
package struct ScenarioCallback: Sendable, Equatable {
  /// The kind of callback.
  package enum Kind: String, Codable, Sendable {
    /// A credential that belongs to the request.
    case success
    /// The provider's own cancel code in its own error domain.
    case cancel
    /// An error.
    case failure
    /// The provider's cancel code in the error domain of somebody else.
    case foreignCancel
    /// A credential of a type that was not asked for.
    case wrongCredentialType
    /// A credential without an identity token.
    case missingToken
    /// A credential whose identity token is no UTF-8.
    case tokenNotUTF8
    /// A credential without an authorization code.
    case missingCode
    /// A credential whose identity token has no bytes.
    case emptyToken
    /// A credential whose authorization code is no UTF-8.
    case codeNotUTF8
    /// A success of a user who has been here before: neither name nor address comes.
    case returning
  }

  /// The kind of callback.
  package var kind: Kind
  /// The error domain, where it is not the provider's.
  package var domain: String?
  /// The error code, where the kind does not fix it.
  package var code: Int?
}

/// What is right after the last step.
package struct ScenarioExpectation: Codable, Sendable, Equatable {
  /// An answer that a caller gets.
  package enum Answer: String, Codable, Sendable {
    /// A credential, with the raw nonce of the attempt whose request made it.
    case credential
    /// The user, the caller or a newer attempt cancelled.
    case cancelled
    /// An error.
    case failure
    /// Another attempt is in progress.
    case refused
  }

  /// For each attempt the answers that are right; an empty list stands for none so far.
  package var answers: [String: [Answer]]
  /// The requests made from first to last.
  package var requests: Int
  /// The most requests outstanding at one time.
  package var outstandingAtMost: Int
}

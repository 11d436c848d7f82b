/// A scripted sign-in: what happens step by step, and what each contract asks for.
public struct ScenarioVector: Vector {
  public var id: String
  public var requirement: String?
  public var comment: String
  public var flags: [String]
  /// Why an implementation has to get this right.
  public var reason: String
  /// What the subject has to offer for the scenario to apply.
  public var needs: [ScenarioNeed]
  /// What happens; everything settles after every step.
  public var steps: [ScenarioStep]
  /// What is right, by the name of the concurrency contract; `any` stands for all of them.
  public var expect: [String: ScenarioExpectation]

  /// What is right under a contract.
  ///
  /// - Parameter contract: `refuse`, `supersede`, `join` or `independent`.
  /// - Returns: The expectation, or nil where the scenario does not apply to the contract.
  public func expectation(under contract: String) -> ScenarioExpectation? {
    expect[contract] ?? expect["any"]
  }
}

/// Something that a subject may or may not offer.
public enum ScenarioNeed: String, Codable, Sendable {
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
public enum ScenarioStep: Sendable, Equatable {
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
public struct ScenarioStart: Sendable, Equatable {
  /// The kind of entry point.
  public enum Entry: String, Codable, Sendable {
    /// `signIn() async throws`.
    case async
    /// `signIn(completion:)`.
    case completion
  }

  /// The attempt's name.
  public var attempt: String
  /// The entry point; nil stands for each that the subject offers.
  public var entry: Entry?
  /// The callback delivered from inside `performRequests`.
  public var early: ScenarioCallback.Kind?
  /// Whether there is a window to present in.
  public var hasWindow: Bool
  /// Whether the byte source fails.
  public var bytesFail: Bool
  /// The attempt from inside whose completion this one is started.
  public var inside: String?
}

/// What the provider calls back with.
public struct ScenarioCallback: Sendable, Equatable {
  /// The kind of callback.
  public enum Kind: String, Codable, Sendable {
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
  }

  /// The kind of callback.
  public var kind: Kind
  /// The error domain, where it is not the provider's.
  public var domain: String?
  /// The error code, where the kind does not fix it.
  public var code: Int?
}

/// What is right after the last step.
public struct ScenarioExpectation: Codable, Sendable, Equatable {
  /// An answer that a caller gets.
  public enum Answer: String, Codable, Sendable {
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
  public var answers: [String: [Answer]]
  /// The requests made from first to last.
  public var requests: Int
  /// The most requests outstanding at one time.
  public var outstandingAtMost: Int
}

/// A subject that runs sign-in attempts over a provider with callbacks.
public protocol SignInSubject: Subject {
  /// Makes a fresh provider that gets everything it needs from `environment`.
  ///
  /// Called on the main actor, once for each story, before its first step. It need not be `async`
  /// itself; where it is, the story begins when it has returned.
  ///
  /// - Throws: Whatever the implementation throws while it is set up.
  @MainActor func makeProvider(in environment: SignInEnvironment) async throws
    -> any SignInProvider
}

/// The entry points of an implementation under test.
///
/// An entry point that the contract does not list is never called, so its default traps. The
/// synchronous ones are called on the main actor's thread, as a button's action is, so that
/// `MainActor.assumeIsolated` holds in them; `signIn() async` is called from any task. With
/// `callbacks: .anyThread`, `signIn(completion:)` is called from other threads too, to judge its
/// guard.
public protocol SignInProvider: AnyObject, Sendable {
  /// Runs one attempt.
  ///
  /// - Throws: ``SignInFailure`` (or `CancellationError` for a cancel); any other error counts as
  ///   a failure with the error's description as its code.
  func signIn() async throws -> SignInCredential

  /// Runs one attempt and calls `completion` exactly once.
  func signIn(completion: @escaping @Sendable (Result<SignInCredential, any Error>) -> Void)

  /// Ends the pending attempt, if there is one.
  func cancel()

  /// The object that signs in, where this one only stands for it: to see who is still there when all
  /// is over.
  var object: AnyObject? { get }
}

extension SignInProvider {
  /// The provider itself.
  public var object: AnyObject? { self }

  /// Traps: the contract offers an entry point that the adapter does not have.
  public func signIn() async throws -> SignInCredential {
    preconditionFailure("the contract lists the entry 'async', but the adapter lacks signIn()")
  }

  /// Traps: the contract offers an entry point that the adapter does not have.
  public func signIn(completion: @escaping @Sendable (Result<SignInCredential, any Error>) -> Void)
  {
    preconditionFailure(
      "the contract lists the entry 'completion', but the adapter lacks signIn(completion:)")
  }

  /// Traps: the contract offers an entry point that the adapter does not have.
  public func cancel() {
    preconditionFailure("the contract offers 'cancel', but the adapter lacks cancel()")
  }
}

/// What a successful attempt hands its caller.
public struct SignInCredential: Codable, Hashable, Sendable {
  /// The raw nonce whose digest was sent with this attempt's request.
  public var rawNonce: String
  /// The identity token in compact form.
  public var identityToken: String
  /// The authorization code, where the contract carries it.
  public var authorizationCode: String?
  /// The provider's user identifier.
  public var user: String?
  /// Given and family name joined by a space, as far as they came.
  public var name: String?
  /// The e-mail address.
  public var email: String?
  /// The state that came back.
  public var state: String?

  /// - Parameters:
  ///   - rawNonce: The nonce of this very attempt.
  ///   - identityToken: The compact token.
  ///   - authorizationCode: The code.
  ///   - user: The provider's user identifier.
  ///   - name: The full name.
  ///   - email: The address.
  ///   - state: The returned state.
  public init(
    rawNonce: String, identityToken: String, authorizationCode: String? = nil,
    user: String? = nil, name: String? = nil, email: String? = nil, state: String? = nil
  ) {
    self.rawNonce = rawNonce
    self.identityToken = identityToken
    self.authorizationCode = authorizationCode
    self.user = user
    self.name = name
    self.email = email
    self.state = state
  }
}

/// How an attempt ends without a credential.
public enum SignInFailure: Error, Hashable, Sendable {
  /// The user, the caller or the implementation cancelled it.
  case cancelled
  /// Another attempt is pending and this one was refused.
  case alreadyInProgress
  /// Anything else; `code` is the provider's code or the implementation's own word.
  case failed(code: String)
}

/// What one caller was told.
public enum SignInAnswer: Hashable, Sendable {
  case credential(SignInCredential)
  case cancelled
  case refused
  case failure(code: String)

  /// Reads an answer from what an entry point returned or threw.
  package init(_ result: Result<SignInCredential, any Error>) {
    switch result {
    case .success(let credential): self = .credential(credential)
    case .failure(SignInFailure.cancelled): self = .cancelled
    case .failure(SignInFailure.alreadyInProgress): self = .refused
    case .failure(SignInFailure.failed(let code)): self = .failure(code: code)
    case .failure(let error) where error is CancellationError: self = .cancelled
    case .failure(let error): self = .failure(code: String(describing: error))
    }
  }

  /// The kind of an answer, as vectors and messages call it.
  package enum Word: String, Sendable {
    case credential, cancelled, refused, failure
  }

  /// The kind of answer.
  package var word: Word {
    switch self {
    case .credential: .credential
    case .cancelled: .cancelled
    case .refused: .refused
    case .failure: .failure
    }
  }
}

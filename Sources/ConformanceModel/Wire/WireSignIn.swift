internal import PlainText

/// Starts an attempt in a subject's program.
package struct WireStart: Codable, Sendable, Hashable {
  /// The sign-in object to use; a number that is new asks for a fresh one.
  package var provider: Int
  /// Chosen by the runner, never used twice in a conversation.
  package var attempt: Int
  /// The way in.
  package var entry: SignInContract.Entry
  /// Whether there is a window to present in.
  package var window: Bool
  /// Whether the provider calls back before `performRequests` returns.
  package var early: Bool?
  /// The attempt from inside whose answer this one is started.
  package var inside: Int?
  /// Where the attempt's bytes come from, for subjects that take them from the suite.
  package var source: ByteScript?

  package init(
    provider: Int, attempt: Int, entry: SignInContract.Entry, window: Bool, early: Bool = false,
    inside: Int? = nil, source: ByteScript? = nil
  ) {
    self.provider = provider
    self.attempt = attempt
    self.entry = entry
    self.window = window
    self.early = early ? true : nil
    self.inside = inside
    self.source = source
  }
}

/// Calls `cancel()`, or cancels the task in which one attempt waits.
package struct WireCancel: Codable, Sendable, Hashable {
  /// The sign-in object.
  package var provider: Int
  /// The attempt whose task is cancelled; `nil` for `cancel()`.
  package var attempt: Int?

  package init(provider: Int, attempt: Int? = nil) {
    self.provider = provider
    self.attempt = attempt
  }
}

/// Has the fake provider call back; exactly one of the last three members is there.
package struct WireCallback: Codable, Sendable, Hashable {
  /// The number of the request, from the notice `provider.requested`.
  package var request: Int
  /// A credential of "Sign in with Apple".
  package var credential: WireCredential?
  /// The name of another credential type, which nobody asked for.
  package var credentialType: String?
  /// The provider's error.
  package var failure: AuthorizationError?

  package init(request: Int, _ credential: AuthorizationCredential) {
    self.request = request
    switch credential {
    case .appleID(let credential): self.credential = WireCredential(credential)
    case .other(let type): credentialType = type
    }
  }

  package init(request: Int, _ failure: AuthorizationError) {
    self.request = request
    self.failure = failure
  }
}

/// An `AppleIDCredential` on the wire: bytes are hexadecimal, since a token may be no text.
package struct WireCredential: Codable, Sendable, Hashable {
  package var user: String
  package var identityToken: String?
  package var authorizationCode: String?
  package var givenName: String?
  package var familyName: String?
  package var email: String?
  package var state: String?

  package init(_ credential: AppleIDCredential) {
    user = credential.user
    identityToken = credential.identityToken.map { Hex.encode($0) }
    authorizationCode = credential.authorizationCode.map { Hex.encode($0) }
    givenName = credential.givenName
    familyName = credential.familyName
    email = credential.email
    state = credential.state
  }
}

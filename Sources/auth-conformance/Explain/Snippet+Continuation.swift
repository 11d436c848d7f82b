extension Snippet {
  /// The snippets of the area `continuation`, by requirement.
  static let continuation: [String: Snippet] = [
    "continuation.answered-once": Snippet(
      wrong: #"continuation?.resume(returning: user)"#,
      right: #"continuation.take()?.resume(returning: user)"#),
    "continuation.success": Snippet(
      wrong: #"User(credential, rawNonce: currentNonce)  // another attempt's?"#,
      right: #"User(credential, rawNonce: attempt.rawNonce)"#),
    "continuation.cancel": Snippet(
      wrong: #"if error.code == 1001 { return .cancelled }"#,
      right: #"""
        if (error as? ASAuthorizationError)?.code == .canceled {
          return .cancelled
        }
        """#),
    "continuation.failure": Snippet(
      wrong: #"resume(throwing: SignInError.unknown)"#,
      right: #"resume(throwing: error)  // with its code"#),
    "continuation.malformed": Snippet(
      wrong: #"guard let token = credential.identityToken else { return }"#,
      right: #"""
        guard let token = credential.identityToken
        else { return finish(throwing: .missingToken) }
        """#),
    "continuation.duplicates": Snippet(
      wrong: #"continuation?.resume(returning: user)  // slot still taken"#,
      right: #"""
        let waiting = continuation
        continuation = nil
        waiting?.resume(returning: user)
        """#),
    "continuation.early": Snippet(
      wrong: #"""
        controller.performRequests()
        self.continuation = continuation
        """#,
      right: #"""
        self.continuation = continuation
        controller.performRequests()
        """#),
    "continuation.start-failure": Snippet(
      wrong: #"""
        isSigningIn = true
        guard let window else { throw SignInError.noWindow }
        """#,
      right: #"""
        guard let window else { throw SignInError.noWindow }
        isSigningIn = true
        """#),
    "continuation.dropped": Snippet(
      wrong: #"controller.delegate = Delegate(continuation)  // weak: freed"#,
      right: #"""
        attempt.delegate = Delegate(continuation)
        controller.delegate = attempt.delegate
        """#),
    "continuation.cancellation": Snippet(
      wrong: #"try await withCheckedThrowingContinuation { start($0) }"#,
      right: #"""
        try await withTaskCancellationHandler {
          try await withCheckedThrowingContinuation { start($0) }
        } onCancel: { self.cancel(attempt) }
        """#),
    "continuation.timeout": Snippet(
      wrong: #"try await Task.sleep(for: .seconds(60)); isSigningIn = false"#,
      right: #"""
        try await Task.sleep(for: .seconds(60))
        finish(attempt, throwing: .timedOut)
        """#),
    "continuation.clean": Snippet(
      wrong: #"continuation = nil"#,
      right: #"""
        (continuation, nonce, controller, isSigningIn)
          = (nil, nil, nil, false)
        """#),
    "continuation.reentrant": Snippet(
      wrong: #"completion(result); pending = nil  // wipes the new attempt"#,
      right: #"pending = nil; completion(result)"#),
  ]
}

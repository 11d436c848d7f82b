extension Snippet {
  /// The snippets of the area `guard`, by requirement.
  static let exclusion: [String: Snippet] = [
    "guard.exclusive": Snippet(
      wrong: #"self.continuation = continuation  // overwrites a pending one"#,
      right: #"""
        guard self.continuation == nil
        else { throw SignInError.alreadyInProgress }
        """#),
    "guard.refusal-harmless": Snippet(
      wrong: #"""
        nonce = randomNonce()
        guard !isSigningIn else { throw SignInError.alreadyInProgress }
        """#,
      right: #"""
        guard !isSigningIn else { throw SignInError.alreadyInProgress }
        nonce = randomNonce()
        """#),
    "guard.released": Snippet(
      wrong: #"func didComplete() { isSigningIn = false }  // didFail forgets"#,
      right: #"func end(_ attempt: Attempt) { isSigningIn = false }"#),
    "guard.own-nonce": Snippet(
      wrong: #"var currentNonce: String?  // one for all attempts"#,
      right: #"struct Attempt { let rawNonce: String }"#),
    "guard.stale-callback": Snippet(
      wrong: #"func didComplete(_ controller: Controller) { finish() }"#,
      right: #"guard controller === attempt?.controller else { return }"#),
    "guard.suspension": Snippet(
      wrong: #"""
        guard !isSigningIn else { throw SignInError.alreadyInProgress }
        let nonce = try await backend.nonce()
        isSigningIn = true
        """#,
      right: #"""
        guard !isSigningIn else { throw SignInError.alreadyInProgress }
        isSigningIn = true
        let nonce = try await backend.nonce()
        """#),
    "guard.every-entry": Snippet(
      wrong: #"func signIn(completion: …) { start(completion) }  // unguarded"#,
      right: #"func signIn(completion: …) { guarded { start(completion) } }"#),
  ]
}

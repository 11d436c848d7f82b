extension Snippet {
  /// The snippets of the area `account`, by requirement.
  static let account: [String: Snippet] = [
    "account.state": Snippet(
      wrong: #"default: signIn(credential)  // whatever the state says"#,
      right: #"default: throw FlowError.unknownState"#),
    "account.link-keeps-user": Snippet(
      wrong: #"auth.signIn(with: credential)  // a new user: data is orphaned"#,
      right: #"user.link(with: credential)"#),
    "account.link-in-use": Snippet(
      wrong: #"auth.signIn(with: credential)  // spent by the link"#,
      right: #"auth.signIn(with: error.updatedCredential)"#),
    "account.link-errors": Snippet(
      wrong: #"catch { auth.signOut() }"#,
      right: #"catch { completion(.failure(error)) }"#),
    "account.answered": Snippet(
      wrong: #"if let name { save(name) { completion(.success(user)) } }"#,
      right: #"""
        guard let name else { return completion(.success(user)) }
        save(name) { _ in completion(.success(user)) }
        """#),
    "account.first-sign-in-only": Snippet(
      wrong: #"profile.email = credential.email  // nil the second time"#,
      right: #"if let email = credential.email { profile.email = email }"#),
    "account.display-name": Snippet(
      wrong: #""\(given!) \(family!)""#,
      right: #"[given, family].compactMap { $0 }.joined(separator: " ")"#),
    "account.cancel-quiet": Snippet(
      wrong: #"catch { alert = error.localizedDescription }"#,
      right: #"""
        catch SignInError.cancelled { isLoading = false }
        catch { alert = error.localizedDescription }
        """#),
    "account.single-authorization": Snippet(
      wrong: #"SignInWithAppleButton { _ in coordinator.signIn() }"#,
      right: #"Button("Sign in") { coordinator.signIn() }"#),
    "account.sign-out": Snippet(
      wrong: #"keychain.removeAll(); try? backend.signOut()"#,
      right: #"keychain.remove(appleUser); try backend.signOut()"#),
    "account.revoked-running": Snippet(
      wrong: #"onRevoked { auth.signOut() }  // whoever is signed in"#,
      right: #"onRevoked { if user.provider == .apple { auth.signOut() } }"#),
    "account.revoked-launch": Snippet(
      wrong: #"if state != .authorized { signOut() }"#,
      right: #"if state == .revoked || state == .notFound { signOut() }"#),
    "account.delete": Snippet(
      wrong: #"user.delete(); revoke(storedCode)"#,
      right: #"""
        let fresh = try await reauthenticate()
        try await revoke(fresh.authorizationCode)
        try await deleteData(); try await user.delete()
        """#),
  ]
}

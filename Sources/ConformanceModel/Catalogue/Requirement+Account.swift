extension RequirementID {
  package static let accountState = Self(rawValue: "account.state")
  package static let accountLinkKeepsUser = Self(rawValue: "account.link-keeps-user")
  package static let accountLinkInUse = Self(rawValue: "account.link-in-use")
  package static let accountLinkErrors = Self(rawValue: "account.link-errors")
  package static let accountAnswered = Self(rawValue: "account.answered")
  package static let accountFirstSignInOnly = Self(rawValue: "account.first-sign-in-only")
  package static let accountDisplayName = Self(rawValue: "account.display-name")
  package static let accountCancelQuiet = Self(rawValue: "account.cancel-quiet")
  package static let accountSingleAuthorization = Self(rawValue: "account.single-authorization")
  package static let accountSignOut = Self(rawValue: "account.sign-out")
  package static let accountRevokedRunning = Self(rawValue: "account.revoked-running")
  package static let accountRevokedLaunch = Self(rawValue: "account.revoked-launch")
  package static let accountDelete = Self(rawValue: "account.delete")
  package static let accountOtherUser = Self(rawValue: "account.other-user")
  package static let accountOwnName = Self(rawValue: "account.own-name")
  package static let accountReauthSameUser = Self(rawValue: "account.reauth-same-user")
  package static let accountNothingKept = Self(rawValue: "account.nothing-kept")
  package static let accountThreads = Self(rawValue: "account.threads")
  package static let accountLinkConsent = Self(rawValue: "account.link-consent")
  package static let accountRaceFree = Self(rawValue: "account.race-free")
}

extension Requirement {
  static let accountRows: [Requirement] = [
    Requirement(
      .accountState,
      claim: "the request's state comes back and selects the flow; missing or unknown is an error",
      reason: "One callback serves sign-in, link and reauthentication: the wrong one loses a user.",
      source: "ASAuthorizationOpenIDRequest.state",
      remedy: "Set state to the flow, switch over what comes back, and fail in the default case.",
      snippet: Snippet(
        wrong: #"default: signIn(credential)  // whatever the state says"#,
        right: #"default: throw FlowError.unknownState"#)),
    Requirement(
      .accountLinkKeepsUser,
      claim: "linking an anonymous user keeps its user id, so its data stays",
      reason: "Signing in instead of linking makes another user, without the first one's data.",
      remedy: "Call the backend's link with the current user, not its sign-in.",
      snippet: Snippet(
        wrong: #"auth.signIn(with: credential)  // a new user: data is orphaned"#,
        right: #"user.link(with: credential)"#)),
    Requirement(
      .accountLinkInUse,
      claim: "a credential in use signs in once, with the updated one, and says the user changed",
      reason: "The first credential is spent; and data of the replaced user must be migrated.",
      source: "FIRAuthErrorUserInfoUpdatedCredentialKey",
      remedy: "Take the updated credential out of the error; without one, report the error.",
      snippet: Snippet(
        wrong: #"auth.signIn(with: credential)  // spent by the link"#,
        right: #"""
          guard let updated = error.updatedCredential else { throw error }
          auth.signIn(with: updated)
          """#)),
    Requirement(
      .accountLinkErrors,
      claim: "every other link error reaches the caller, who stays signed in as before",
      reason: "A published guide prints its success message in the error branch.",
      remedy: "Report the error's code and touch neither user nor storage.",
      snippet: Snippet(
        wrong: #"catch { auth.signOut() }"#,
        right: #"catch { completion(.failure(error)) }"#)),
    Requirement(
      .accountAnswered,
      claim: "every action is answered exactly once, also where no name came or an update failed",
      reason: "A published guide calls its completion only inside 'if let fullName'.",
      remedy: "Give each path one answer: no name, half a name, a failed update, a second reply.",
      snippet: Snippet(
        wrong: #"if let name { save(name) { completion(.success(user)) } }"#,
        right: #"""
          guard let name else { return completion(.success(user)) }
          save(name) { completion(.success(user, updateError: $0)) }
          """#)),
    Requirement(
      .accountFirstSignInOnly,
      claim: "name and e-mail of the first sign-in are kept, never overwritten by their absence",
      reason: "The provider tells them once; what is overwritten is gone until the user revokes.",
      source: "ASAuthorizationAppleIDCredential.fullName",
      remedy: "Store name and e-mail only where they are there.",
      snippet: Snippet(
        wrong: #"profile.email = credential.email  // nil the second time"#,
        right: #"if let email = credential.email { profile.email = email }"#)),
    Requirement(
      .accountDisplayName,
      claim: "the display name is the parts of the name that came; a failed update undoes nothing",
      reason: "Half a name leads to stray spaces or no name; a failed update to a lost sign-in.",
      remedy: "Join the parts that came; report a failed update beside the signed-in user.",
      snippet: Snippet(
        wrong: #""\(given!) \(family!)""#,
        right: #"""
          let parts = [given, family].compactMap { $0 }
          if !parts.isEmpty { setName(parts.joined(separator: " ")) }
          """#)),
    Requirement(
      .accountCancelQuiet,
      claim: "a cancel shows no error; loading ends; a new attempt clears the old error",
      reason: "The user's own decision leads to an error text, or a spinner never stops.",
      remedy: "Set loading and error in the two places where an attempt begins and ends.",
      snippet: Snippet(
        wrong: #"catch { alert = error.localizedDescription }"#,
        right: #"""
          alert = nil; isLoading = true
          defer { isLoading = false }
          do { try await signIn() }
          catch SignInError.cancelled {}
          catch { alert = error.localizedDescription }
          """#)),
    Requirement(
      .accountSingleAuthorization,
      claim: "one tap makes one authorization request",
      reason: "A native button makes its request itself; a second one shows a second sheet.",
      source: "SignInWithAppleButton(onRequest:onCompletion:)",
      remedy: "Only fill in the native button's request, and only use its outcome.",
      snippet: Snippet(
        wrong: #"SignInWithAppleButton { _ in coordinator.signIn() }"#,
        right: #"Button("Sign in") { coordinator.signIn() }"#)),
    Requirement(
      .accountSignOut,
      claim: "forgets the provider's stored user id, that one only, then signs out of the backend",
      reason: "A user id left behind signs the next user out at launch.",
      remedy: "Remove that provider's id first; report the backend's failure.",
      snippet: Snippet(
        wrong: #"keychain.removeAll(); try? backend.signOut()"#,
        right: #"keychain.remove(appleUser); try backend.signOut()"#)),
    Requirement(
      .accountRevokedRunning,
      claim: "a revocation notice signs out a user of that provider, nobody else; observers end",
      reason: "Without a look at the user's provider, others are signed out as well.",
      source: "ASAuthorizationAppleIDProvider.credentialRevokedNotification",
      remedy: "Compare the user's providers, and remove the observer with the sign-out.",
      snippet: Snippet(
        wrong: #"onRevoked { auth.signOut() }  // whoever is signed in"#,
        right: #"onRevoked { if user.provider == .apple { auth.signOut() } }"#)),
    Requirement(
      .accountRevokedLaunch,
      claim: "at launch revoked and not found sign out; what is unknown or fails changes nothing",
      reason: "A missing network must not sign users out; a revoked one must not stay in.",
      source: "ASAuthorizationAppleIDProvider.getCredentialState(forUserID:)",
      remedy: "Switch over the state; 'unknown default' and errors do nothing.",
      snippet: Snippet(
        wrong: #"if state != .authorized { signOut() }"#,
        right: #"if state == .revoked || state == .notFound { signOut() }"#)),
    Requirement(
      .accountDelete,
      claim: "reauthenticate, revoke by the fresh code, delete data and user; a failed step stops",
      reason: "The App Store demands that tokens are revoked; a deleted user cannot try again.",
      source: "App Store Review Guidelines 5.1.1(v); TN3194",
      remedy: "Reauthenticate, revoke with the code of that very sheet, delete data and user, in "
        + "this order; stop at a step that fails, and report it.",
      snippet: Snippet(
        wrong: #"user.delete(); revoke(storedCode)"#,
        right: #"""
          let fresh = try await reauthenticate()
          try await revoke(fresh.authorizationCode)
          try await deleteData(); try await user.delete()
          """#)),
    Requirement(
      .accountOtherUser,
      claim:
        "sign-out and deletion work for users of no or another provider, without Apple's sheet",
      reason: "An anonymous user has nothing to prove to Apple, and could never be deleted.",
      source: "the way in which the guides of hosted identity services delete a user",
      remedy: "Look at the user's providers first, and leave sheet and revocation out for others.",
      since: 2,
      snippet: Snippet(
        wrong: #"func delete() { showSheet { delete(after: $0) } }  // whoever it is"#,
        right: #"if user.isOfApple { showSheet { … } } else { user.delete() }"#)),
    Requirement(
      .accountOwnName,
      claim: "nothing of one user reaches another: no name, no address, no id",
      reason: "Two people share a device: the second is greeted by the first one's name.",
      remedy: "Store the user's id with name and address, and compare it before you use them.",
      since: 2,
      snippet: Snippet(
        wrong: #"let name = told ?? stored.name"#,
        right: #"let name = told ?? (stored.owner == id ? stored.name : nil)"#)),
    Requirement(
      .accountReauthSameUser,
      claim: "another Apple ID at reauthentication revokes, deletes and stores nothing",
      reason:
        "Whoever holds the phone could delete its owner's account with an Apple ID of theirs.",
      source: "TN3194",
      remedy: "Let the backend reauthenticate before anything else, and stop where it refuses.",
      since: 2,
      snippet: Snippet(
        wrong: #"revoke(credential.authorizationCode); try await reauthenticate()"#,
        right: #"""
          try await reauthenticate()
          try await revoke(credential.authorizationCode)
          """#)),
    Requirement(
      .accountNothingKept,
      claim: "a sign-in or link that failed, or was overtaken by a sign-out, leaves nothing behind",
      reason: "An id stored before success asks Apple at launch about somebody who is not there.",
      remedy:
        "Store the id when the backend has agreed; sign out again whoever was overtaken by a "
        + "sign-out.",
      since: 2,
      snippet: Snippet(
        wrong: #"store(credential.user); try await auth.signIn(with: credential)"#,
        right: #"""
          try await auth.signIn(with: credential)
          guard attempt == current else { return try await auth.signOut() }
          store(credential.user)
          """#)),
    Requirement(
      .accountLinkConsent, .advice,
      claim: "a user who is not anonymous is asked before a link",
      reason: "An anonymous user loses nothing by a link. Whoever has an account already may have "
        + "tapped the wrong button, and two identities are not taken apart again.",
      source: "the guides of hosted identity services",
      remedy: "Ask between the sheet and the link, and do not link where the user declines.",
      since: 2,
      snippet: Snippet(
        wrong: #"try await user.link(with: credential)  // whoever it is"#,
        right: #"""
          if !user.isAnonymous, await !confirmsLink() {
            throw LinkError.cancelled
          }
          try await user.link(with: credential)
          """#)),
    Requirement(
      .accountThreads,
      claim: "notices, sign-out and sign-in from several threads keep the account's rules",
      reason: "Replies and notices come on threads of their own: between the look at who is there "
        + "and what is stored of them, another thread signs them out.",
      source: "NotificationCenter: an observer without a queue runs on the thread that posts",
      remedy: "Look who is there and store the result in one step, under one lock or on one actor.",
      implies: [.accountRaceFree], since: 2,
      snippet: Snippet(
        wrong: #"guard attempt == current else { return }; keychain.store(id)"#,
        right: #"state.withLock { if $0.current == attempt { keychain.store(id) } }"#)),
    Requirement(
      .accountRaceFree, .should,
      claim: "notices, sign-out and sign-in use no memory without an order between them",
      reason: "Without an order between a write and another access, what is read is undefined, and "
        + "an optimised build may do anything.",
      source: "Swift's memory model (SE-0282); happens-before, after FastTrack (PLDI 2009)",
      remedy: "Keep the value in a 'Mutex' or an actor, and never touch it elsewhere.",
      since: 2,
      snippet: Snippet(
        wrong: #"private var session: Session?  // set by replies, cleared by notices"#,
        right: #"private let session = Mutex<Session?>(nil)"#)),
  ]
}

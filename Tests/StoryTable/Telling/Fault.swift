/// What the user or the app does in the story.
enum Act: String, Hashable, Sendable, CaseIterable {
  case launch, anonymous, link, signOut, signIn, delete
  /// The native button: asks for its request, shows the sheet by itself, tells the outcome.
  case button
  /// The user revokes the consent in the settings, and the provider tells the app.
  case revokedInSettings
  /// Somebody sends the server what the last sign-in has sent.
  case eavesdrop

  /// The act in a few words.
  var words: String {
    switch self {
    case .launch: "start of the app"
    case .anonymous: "anonymous sign-in"
    case .link: "link"
    case .signOut: "sign-out"
    case .signIn: "sign-in"
    case .delete: "deletion"
    case .button: "sign-in by a native button"
    case .revokedInSettings: "revocation in the settings"
    case .eavesdrop: "replay"
    }
  }
}

/// One thing that goes wrong, once.
enum Fault: Hashable, Sendable {
  /// The source of random bytes.
  case entropy(EntropyMode)
  /// The app has no window in front.
  case noWindow
  /// The sheet, or the credential that comes from it.
  case sheet(SheetFault)
  /// The identity token.
  case token(TokenFlaw)
  /// A call of this name.
  case call(String, CallFault)
}

/// How the sheet, or its credential, goes wrong.
enum SheetFault: Hashable, Sendable {
  case cancelled, failed
  /// It is answered twice: the user agrees, then this.
  case agreedThenFailed, agreedTwice, failedThenAgreed
  case noToken, notUTF8, password, noState, otherState, noCode
  /// Nothing comes; meanwhile these happen.
  case silent([Event])
}

/// How a call goes wrong.
enum CallFault: Hashable, Sendable {
  /// It does not reach the server.
  case fails
  /// The server does what it is asked for, and the reply is lost.
  case lost
  /// The server says that the identity is in use, without an updated credential.
  case bare
  /// It takes its time; meanwhile these happen, and then the server does it and replies.
  case slow([Event])
  /// The server does it; meanwhile these happen, and then the reply arrives.
  case lateReply([Event])
  /// The app is killed, before the server did it or afterwards, and started again.
  case killed(isDone: Bool)
}

/// What happens while something is outstanding.
enum Event: Hashable, Sendable {
  case minutes(Int)
  /// The user does something else.
  case act(Act)
  /// The provider tells the app that a consent was revoked.
  case notice
  /// The app gives up waiting: the task is cancelled.
  case givenUp
  /// The user closes the app and starts it again.
  case killed
  /// The user agrees after all.
  case agreed
}

/// What was done before, so that the fault can be.
enum Setup: Hashable, Sendable {
  /// An attempt of the same kind was cancelled, so that there is a nonce of an earlier one.
  case cancelledAttempt
  /// Another user of the app has linked the same person, on another device.
  case takenElsewhere
  /// The device is somebody else's by now, whom the provider knows to have agreed or not.
  case lentToNoor(isKnown: Bool)
  /// The app was closed and started again.
  case restarted
  /// The user revoked the consent in the settings while the app did not run.
  case revokedUnheard
  /// An earlier act went wrong in this way.
  case fault(Act, Fault)
}

internal import ConformanceModel

/// Something that two parties do at the same time: told in every order of their steps.
enum AccountScene: String, Sendable, CaseIterable {
  /// A revocation notice comes at some moment of a link.
  case noticeDuringLink = "a revocation notice during a link"
  /// The user signs out while the display name of a sign-in is on its way.
  case signOutDuringUpdate = "a sign-out during a profile update"
  /// Two devices, each with an anonymous user, link the same identity.
  case twoDevicesLink = "two devices linking one identity"

  /// The part of a replay token that names the scene.
  var part: String {
    switch self {
    case .noticeDuringLink: "notice-link"
    case .signOutDuringUpdate: "sign-out-update"
    case .twoDevicesLink: "two-devices"
    }
  }

  /// How everything stands before.
  var given: AccountGiven {
    var given = AccountGiven()
    given.session = self == .signOutDuringUpdate ? .nobody : .anonymous
    // Without a name there are no updates, which have nothing to do with who links first.
    if self == .twoDevicesLink { given.names = .none }
    return given
  }

  /// What may go wrong beside; which of it does is a choice of each run, so that answers and order
  /// shrink together.
  var faults: [(kind: AccountCall.Kind, fault: AccountFault)?] {
    switch self {
    case .noticeDuringLink: [nil, (.updateProfile, .fails("network")), (.link, .fails("network"))]
    case .signOutDuringUpdate: [nil, (.updateProfile, .fails("network"))]
    case .twoDevicesLink: [nil]
    }
  }

  var devices: Int { self == .twoDevicesLink ? 2 : 1 }
}

/// What must hold in every order of a scene.
enum AccountClaim: String, Sendable {
  case answered, consistent, ended, unobserved, keepsUser, spared, noticed, oneWinner

  /// The claim as a sentence.
  var sentence: String {
    switch self {
    case .answered: "every action is answered exactly once"
    case .consistent: "user and stored id are there together, or gone together"
    case .ended: "a sign-out that was answered leaves nobody and no id"
    case .unobserved: "a sign-out that was answered leaves no observer"
    case .keepsUser: "the link leads to no other user"
    case .spared: "a notice during the link of an anonymous user signs nobody out"
    case .noticed: "a notice after the link signs the user out"
    case .oneWinner: "one device keeps its user, the other changes to it and says so"
    }
  }

  /// What a broken claim usually comes from.
  var cause: Cause {
    switch self {
    case .answered: .answerTiedToUser
    case .consistent, .ended: .storedAfterAwait
    case .unobserved:
      .observerKept.saying("an observer is added, or kept, for a user who is gone")
    case .keepsUser: .linkSignsIn
    case .spared: .noticeSignsOutAnyone
    case .noticed:
      .nobodyListens.saying("nobody listens any more, or not yet, when the link is done")
    case .oneWinner:
      .inUseAsError.saying("'credential in use' is not answered by the updated credential")
    }
  }
}

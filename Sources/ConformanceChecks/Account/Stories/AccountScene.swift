internal import ConformanceModel

/// Something that two parties do at the same time: told in every order of their steps.
enum AccountScene: String, Sendable, CaseIterable {
  /// A revocation notice comes at some moment of a link.
  case noticeDuringLink = "a revocation notice during a link"
  /// The user signs out while the display name of a sign-in is on its way.
  case signOutDuringUpdate = "a sign-out during a profile update"
  /// The user signs out while the backend has not agreed to a sign-in yet.
  case signOutDuringSignIn = "a sign-out during a sign-in"
  /// A revocation notice comes while the sheet of a deletion is shown, or later.
  case noticeDuringDeletion = "a revocation notice during a deletion"
  /// The user signs out and another one signs in while something of the first is on its way.
  case otherPerson = "another person before a reply to the first"
  /// A revocation notice comes while the user signs out.
  case noticeDuringSignOut = "a revocation notice during a sign-out"
  /// Two devices, each with an anonymous user, link the same identity.
  case twoDevicesLink = "two devices linking one identity"

  /// The part of a replay token that names the scene.
  var part: String {
    switch self {
    case .noticeDuringLink: "notice-link"
    case .signOutDuringUpdate: "sign-out-update"
    case .signOutDuringSignIn: "sign-out-sign-in"
    case .noticeDuringDeletion: "notice-delete"
    case .otherPerson: "other-person"
    case .noticeDuringSignOut: "notice-sign-out"
    case .twoDevicesLink: "two-devices"
    }
  }

  /// How everything stands before.
  var given: AccountGiven {
    var given = AccountGiven()
    given.session =
      switch self {
      case .signOutDuringUpdate, .signOutDuringSignIn, .otherPerson: .nobody
      case .noticeDuringDeletion, .noticeDuringSignOut: .apple
      case .noticeDuringLink, .twoDevicesLink: .anonymous
      }
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
    case .noticeDuringDeletion: [nil, (.authorize, .cancel)]
    case .twoDevicesLink, .signOutDuringSignIn, .otherPerson, .noticeDuringSignOut: [nil]
    }
  }

  var devices: Int { self == .twoDevicesLink ? 2 : 1 }
}

/// What must hold in every order of a scene.
enum AccountClaim: String, Sendable, CaseIterable {
  case answered, answeredAgain, noticedInSheet, ownDetails, deletedAllTheSame
  case consistent, ended, overtaken, unobserved, keepsUser, spared, noticed, oneWinner

  /// The claim as a sentence.
  var sentence: String {
    switch self {
    case .answered: "every action is answered exactly once"
    case .answeredAgain: "no action is answered twice"
    case .noticedInSheet: "a notice while a sheet is shown signs the user out"
    case .deletedAllTheSame: "a notice after the revocation does not stop the deletion"
    case .ownDetails: "what is stored for one person is never another one's"
    case .consistent: "user and stored id are there together, or gone together"
    case .ended: "a sign-out that was answered leaves nobody and no id"
    case .overtaken: "a sign-in that was overtaken by a sign-out leaves nobody signed in"
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
    case .answeredAgain: .twoPathsAnswer
    case .noticedInSheet:
      .noticeWithoutSignOut.saying("a revocation notice is ignored while a sheet is shown")
    case .deletedAllTheSame: .ownNoticeHeard
    case .ownDetails:
      .othersDetailsUsed.saying("a reply for one user is stored for the next")
    case .consistent, .ended: .storedAfterAwait
    case .overtaken: .overtakenStaysIn
    case .unobserved:
      .observerKept.saying("an observer is added, or kept, for a user who is gone")
    case .keepsUser: .linkSignsIn
    case .spared: .noticeSignsOutAnyone
    case .noticed:
      .nobodyListens.saying("no observer for revocation notices is there when the link is done")
    case .oneWinner:
      .inUseAsError.saying("'credential in use' is not answered by the updated credential")
    }
  }

  /// What a claim usually comes from that holds in every order of steps, and not between threads.
  var causeBetweenThreads: Cause {
    switch self {
    case .answered, .answeredAgain: .leavingInTwoSteps
    case .unobserved, .noticed, .noticedInSheet: .observerSlips
    case .consistent, .ended, .overtaken, .keepsUser, .spared, .ownDetails, .oneWinner,
      .deletedAllTheSame:
      .sessionInTwoSteps
    }
  }
}

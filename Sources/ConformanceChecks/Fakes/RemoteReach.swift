package import ConformanceModel

/// What events over the wire show of each requirement about sign-ins and accounts.
package enum RemoteReach {
  /// Why a requirement cannot be judged by events; `nil` where it can.
  package static func exclusion(of requirement: RequirementID) -> String? {
    switch requirement {
    case .continuationDropped:
      "whether an object is freed while a caller waits shows only beside a Swift subject; the "
        + "wire has no event for it"
    case .guardSuspension:
      "the order of a program's own tasks and threads is not controlled from outside; only Swift "
        + "subjects served by 'ConformanceWorker.main' are judged in every order"
    case .continuationTimeout:
      "a timeout is judged in virtual time, which a program's own timers do not follow; only Swift "
        + "subjects served by 'ConformanceWorker.main' are judged"
    default: nil
    }
  }

  /// What a verdict by events covers, for its scope.
  ///
  /// - Parameter readsInsideRequests: Whether each early callback was read before
  ///   `performRequests` returned; `nil` where there was none.
  package static func remark(on requirement: RequirementID, readsInsideRequests: Bool?) -> String {
    switch (requirement, readsInsideRequests) {
    case (.continuationEarly, true):
      "by events over the wire, each early callback read inside the request"
    case (.continuationEarly, _):
      "by events over the wire; the program reads an early callback only after "
        + "'performRequests' has returned, so a callback from inside it is not judged"
    default: "by events over the wire"
    }
  }
}

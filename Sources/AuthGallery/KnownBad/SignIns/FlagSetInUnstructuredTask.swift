internal import ConformanceModel

extension GallerySubject {
  static let flagSetInUnstructuredTask = badSignIn(
    "flag-set-in-unstructured-task", violates: [.guardSuspension], causes: [.checkAwaitSet],
    story: "Checks the busy flag at once, but leaves setting it to a task that runs later.",
    contract: SignInContract(entries: [.async])
  ) { GatedProvider(FlagSetInUnstructuredTaskGate(), PerCallProvider($0)) }
}

private actor FlagSetInUnstructuredTaskGate: AttemptGate {
  private var isBusy = false

  func enter() throws {
    guard !isBusy else { throw SignInFailure.alreadyInProgress }
    Task { isBusy = true }
  }

  func leave() { isBusy = false }
}

internal import ConformanceModel

extension Gallery {
  /// View models that do not look whose callback or cancellation has come.
  static let slippedSheets: [GallerySubject] = [
    sheet(
      "late-callback-answers-again", .lateAnswersAgain,
      [.continuationAnsweredOnce, .guardStaleCallback], [.controllerNotCompared],
      "A late callback, while another attempt waits, answers its own again and clears the slot.",
      SignInContract(entries: [.completion], taskCancellation: false)),
    sheet(
      "late-callback-drops-next", .lateDropsNext,
      [.continuationAnsweredOnce, .guardStaleCallback], [.controllerNotCompared],
      "The same, but nobody is answered twice: the next attempt alone is lost.",
      SignInContract(entries: [.completion], taskCancellation: false)),
    sheet(
      "cancellation-ends-next", .cancelsAnybody, [.guardStaleCallback],
      [.cancelReachesOthers],
      "'onCancel: { Task { @MainActor in self.cancel() } }', whoever is pending by then.", task),
    sheet(
      "cancellation-ends-last-tap", .cancelsAnybody, [.guardStaleCallback], [.cancelReachesOthers],
      "The same where the last tap wins.", lastTapWins),
  ]

  /// The same, which look.
  static let rightSheets: [GallerySubject] = [
    right("sheet-per-attempt", "A delegate for each attempt, compared with the pending one.", task),
    right("sheet-of-last-tap", "The same where the last tap wins.", lastTapWins),
  ]

  private static let task = SignInContract(entries: [.async])
  private static let lastTapWins = SignInContract(overlap: .supersede, entries: [.async])

  private static func sheet(
    _ name: String, _ slip: SheetModel.Slip, _ violates: Set<RequirementID>, _ causes: [Cause],
    _ story: String, _ contract: SignInContract
  ) -> GallerySubject {
    .badSignIn(
      name, violates: violates, causes: causes, story: story, contract: contract,
      callbacks: .mainActor
    ) { environment in
      MainActor.assumeIsolated { SheetModel(environment, contract.overlap, slip) }
    }
  }

  private static func right(
    _ name: String, _ story: String, _ contract: SignInContract
  ) -> GallerySubject {
    .legalSignIn(name, story: story, contract: contract, callbacks: .mainActor) { environment in
      MainActor.assumeIsolated { SheetModel(environment, contract.overlap, nil) }
    }
  }
}

internal import ConformanceModel

/// Sign-in in a view model, each of whose sheets has a delegate of its own, with room for one slip.
@MainActor final class SheetModel {
  enum Slip { case lateAnswersAgain, lateDropsNext, cancelsAnybody }

  private let environment: SignInEnvironment
  private let overlap: SignInContract.Overlap
  private let slip: Slip?
  private var lastID = 0
  private var pending: Sheet?
  private var kept: [Sheet] = []

  init(_ environment: SignInEnvironment, _ overlap: SignInContract.Overlap, _ slip: Slip?) {
    (self.environment, self.overlap, self.slip) = (environment, overlap, slip)
  }

  private func start(_ id: Int, _ reply: @escaping SignInReply) {
    if overlap == .refuse, pending != nil {
      return reply(.failure(SignInFailure.alreadyInProgress))
    }
    guard environment.hasWindow() else {
      return reply(.failure(SignInFailure.failed(code: "noWindow")))
    }
    guard let nonce = try? AttemptNonce.draw(from: environment.bytes) else {
      return reply(.failure(SignInFailure.failed(code: "nonceFailed")))
    }
    let older = pending
    let controller = environment.makeController(
      AuthorizationRequest(nonce: AttemptNonce.hex(of: nonce)))
    let sheet = Sheet(id, nonce, reply, controller, of: self)
    pending = sheet
    // Apps keep their delegates in an array; else a late callback would find nobody.
    if slip == .lateAnswersAgain || slip == .lateDropsNext { kept.append(sheet) }
    older?.answer(.failure(SignInFailure.cancelled), again: false)
    // Whoever was answered may have begun anew.
    if pending === sheet { sheet.controller.performRequests() }
  }

  fileprivate func heard(_ sheet: Sheet, _ result: Result<SignInCredential, any Error>) {
    switch slip {
    case .lateAnswersAgain, .lateDropsNext:
      if pending == nil { return }
    default: if pending !== sheet { return }
    }
    pending = nil
    sheet.answer(result, again: slip == .lateAnswersAgain)
  }

  private func cancelPending() {
    guard let ended = pending else { return }
    pending = nil
    ended.answer(.failure(SignInFailure.cancelled), again: false)
  }
}

extension SheetModel: @preconcurrency SignInProvider {
  func signIn() async throws -> SignInCredential {
    if overlap == .refuse, pending != nil { throw SignInFailure.alreadyInProgress }
    lastID += 1
    let id = lastID
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return try await withCheckedThrowingContinuation { waiting in
        start(id) { waiting.resume(with: $0) }
      }
    } onCancel: {
      Task { @MainActor in
        if slip == .cancelsAnybody || pending?.id == id { cancelPending() }
      }
    }
  }

  func signIn(completion: @escaping SignInReply) {
    lastID += 1
    start(lastID, completion)
  }

  func cancel() { cancelPending() }
}

/// Hears the provider for one attempt.
@MainActor private final class Sheet: @preconcurrency AuthorizationControllerDelegate {
  let id: Int
  let controller: any AuthorizationController
  private let nonce: String
  private let reply: SignInReply
  private weak var model: SheetModel?
  private var isAnswered = false
  /// Keeps both alive while the attempt is pending: the controller holds its delegate weakly.
  private var keeper: SheetModel?

  init(
    _ id: Int, _ nonce: String, _ reply: @escaping SignInReply,
    _ controller: any AuthorizationController, of model: SheetModel
  ) {
    (self.id, self.nonce, self.reply, self.controller) = (id, nonce, reply, controller)
    (self.model, keeper) = (model, model)
    controller.delegate = self
  }

  func answer(_ result: Result<SignInCredential, any Error>, again: Bool) {
    if isAnswered, !again { return }
    isAnswered = true
    keeper = nil
    reply(result)
  }

  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) { model?.heard(self, Result { try SignInCredential(credential, rawNonce: nonce) }) }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) { model?.heard(self, .failure(SignInFailure(error))) }
}

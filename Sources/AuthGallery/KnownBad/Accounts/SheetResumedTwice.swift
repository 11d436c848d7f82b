internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let sheetResumedTwice = badAccount(
    "sheet-resumed-twice", violates: [.accountAnswered], causes: [.slotNotCleared],
    story: "A sheet's second callback resumes again, and the runtime's last words show the token.",
    SheetResumedTwiceKeeper.self)

  static let sheetResumedTwiceAndPrinted = badAccount(
    "sheet-resumed-twice-and-printed", violates: [.accountAnswered, .nonceSecrecy],
    causes: [.slotNotCleared, .tokenLogged],
    story: "A sheet's second callback resumes again, and a link that failed prints the token.",
    PrintedAsWellKeeper.self)
}

/// The sheet as async code waits for it: the continuation stays in its slot.
private class SheetResumedTwiceKeeper: AccountKeeper, @unchecked Sendable {
  /// A credential as apps hand it on, so that its description shows the token.
  private struct Outcome {
    let credential: AppleIDCredential
    let token: String
  }

  override func ask(_ call: AccountCall, _ reply: @escaping @Sendable (AccountReply) -> Void) {
    guard call.kind == .authorize else { return super.ask(call, reply) }
    Task { [environment] in
      do {
        let outcome = try await withCheckedThrowingContinuation { continuation in
          environment.call(call) { answer in
            switch answer {
            case .sheet(.credential(let credential)):
              let token = String(decoding: credential.identityToken ?? [], as: UTF8.self)
              continuation.resume(returning: Outcome(credential: credential, token: token))
            case .sheet(.failed(let error)): continuation.resume(throwing: error)
            default: continuation.resume(throwing: AuthorizationError(code: 1000))
            }
          }
        }
        reply(.sheet(.credential(outcome.credential)))
      } catch let error as AuthorizationError { reply(.sheet(.failed(error))) }
    }
  }
}

private final class PrintedAsWellKeeper: SheetResumedTwiceKeeper, @unchecked Sendable {
  override func linkFailed(
    _ reply: AccountReply, _ before: AccountUser?, _ credential: AppleIDCredential,
    _ departures: Int, _ done: @escaping AccountDone
  ) {
    print("link failed for \(sent(credential).identityToken)")
    super.linkFailed(reply, before, credential, departures, done)
  }
}

internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let joining = legalSignIn(
    "joining", story: "Whoever comes while an attempt is pending gets its result.",
    contract: SignInContract(overlap: .join)
  ) { JoiningCoordinator($0) }
}

/// Callers who share one attempt; a cancelled task leaves the others alone.
class JoiningCoordinator: Coordinator, @unchecked Sendable {
  let joined = Mutex<[(id: Int, reply: SignInReply)]>([])

  override func begin(_ id: Int, reply: @escaping SignInReply) {
    let isFirst = joined.withLock { joined in
      joined.append((id, reply))
      return joined.count == 1
    }
    guard isFirst else { return }
    super.begin(id) { self.answerAll($0) }
  }

  override func abandon(_ id: Int) {
    let leaving = joined.withLock { joined in
      joined.firstIndex { $0.id == id }.map { (joined.remove(at: $0), joined.isEmpty) }
    }
    guard let (caller, isLast) = leaving else { return }
    if isLast { _ = take { _ in true } }
    caller.reply(.failure(SignInFailure.cancelled))
  }

  func answerAll(_ result: Result<SignInCredential, any Error>) {
    let callers = joined.withLock { joined in
      defer { joined = [] }
      return joined
    }
    for caller in callers { caller.reply(result) }
  }
}

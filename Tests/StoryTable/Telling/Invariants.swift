internal import ReferenceAuth
internal import Synchronization

/// What must hold in every row, whatever goes wrong.
enum Invariants {
  /// What was violated by one act.
  ///
  /// - Parameters:
  ///   - before: The world before the act.
  ///   - isKilled: Whether the app was killed in it; the answer is the next launch's then.
  static func after(
    _ act: Act, _ answer: Answer, _ view: AccountViewState, _ sent: [Sent], since before: World,
    isKilled: Bool, on stage: Stage
  ) -> [String] {
    var found: [String] = []
    func demand(_ claim: String, _ holds: Bool) { if !holds { found.append(claim) } }
    let world = stage.state.withLock { $0.world }
    let told = stage.app.shown.withLock { $0.last }
    demand("loading ends", !view.isLoading)
    demand("the views were told what is shown", told == nil || told == view)
    if [.anonymous, .link, .signOut, .signIn, .delete].contains(act), !isKilled {
      demand("loading is shown while something is under way", sent.allSatisfy(\.isLoading))
    }
    if case .failed(let failure) = answer {
      demand(
        "an error is shown, but for a cancel", (view.errorText != nil) == (failure != .cancelled))
    }
    if case .signedIn(let change) = answer {
      demand(
        "whoever is said to be signed in was signed in",
        sent.contains { $0.credential != nil || $0.name == Call.anonymous.name })
      demand("the user of the answer is at the server", world.server.users[change.user.id] != nil)
    }
    if let data = sent.firstIndex(where: \.isDeletion) {
      let revocation = sent.firstIndex { $0.name == "revoke" && $0.problem == nil }
      demand("revocation precedes deletion", revocation.map { $0 < data } ?? false)
    }
    if let first = sent.firstIndex(where: { $0.problem != nil && $0.isDeletion }) {
      demand(
        "nothing is deleted after a failed step",
        !sent[(first + 1)...].contains(where: \.isDeletion))
    }
    if act == .delete, answer == .done, view.errorText == nil, world.session == nil {
      demand("a half-deleted account is not presented as deleted", before.isGone(in: world))
    }
    if act == .delete {
      demand("nobody else is deleted", world.server.spares(before.server, but: before.session?.id))
    }
    // Whoever is signed in by the provider was proven to be there.
    let proofs = sent.filter { $0.credential != nil }
    let accepted = world.server.accepted.dropFirst(before.server.accepted.count)
    if world.session != before.session, world.session?.providers.isEmpty == false {
      demand("nobody is signed in without an accepted proof", !accepted.isEmpty)
    }
    demand(
      "no credential is used twice in an act", Set(proofs.map(\.credential)).count == proofs.count)
    return found
  }

  /// What was violated by everything so far.
  static func always(on stage: Stage) -> [String] {
    var found: [String] = []
    func demand(_ claim: String, _ holds: Bool) { if !holds { found.append(claim) } }
    let (world, nonces, sent) = stage.state.withLock { ($0.world, $0.nonces, $0.sent) }
    let requests = world.provider.requests
    let digests = requests.compactMap(\.nonce)
    demand("every request carries a digest", digests.count == requests.count)
    demand("no request carries another's digest", Set(digests).count == digests.count)
    demand(
      "a request carries the digest of its nonce, in lower-case hex",
      digests == nonces.map { SHA256.digest(of: $0).hexadecimal })
    let text = requests.map { "\($0.state ?? "") \($0.nonce ?? "")" }.joined(separator: " ")
    demand("the provider gets to see no raw nonce", !nonces.contains { text.contains($0) })
    demand(
      "a nonce is accepted once", Set(world.server.accepted).count == world.server.accepted.count)
    let proofs = sent.compactMap(\.credential)
    demand("a credential is sent once", Set(proofs).count == proofs.count)
    return found
  }

  /// What was violated by the end, which is a deletion.
  static func atTheEnd(of stage: Stage) -> [String] {
    var found = always(on: stage)
    func demand(_ claim: String, _ holds: Bool) {
      if !holds { found.append("at the end: " + claim) }
    }
    let world = stage.state.withLock { $0.world }
    let view = stage.app.account.view
    demand(
      "no user of the person is at the server",
      world.server.owner(of: world.provider.person.id) == nil)
    demand("the consent is revoked", !world.provider.consents.contains(world.provider.person))
    demand("nobody is signed in", world.session == nil)
    demand("nothing is kept on the device", world.standing.kept == "nothing")
    demand("no error is shown", view.errorText == nil)
    return found
  }
}

extension World {
  /// Whether nothing is left of whoever is signed in here.
  fileprivate func isGone(in later: World) -> Bool {
    guard let id = session?.id else { return true }
    return later.server.users[id] == nil && !later.provider.consents.contains(provider.person)
  }
}

extension Server {
  /// Whether all users but one are as they were, and those who came since are there.
  fileprivate func spares(_ before: Server, but id: String?) -> Bool {
    (0..<userCount).map { "user-\($0 + 1)" }.allSatisfy { user in
      guard user != id else { return true }
      return (0..<before.userCount).contains { user == "user-\($0 + 1)" }
        ? users[user] == before.users[user] : users[user]?.hasData == true
    }
  }
}

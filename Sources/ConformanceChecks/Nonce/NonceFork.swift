internal import ConformanceModel
internal import PlainText

extension Check {
  /// After a fork, parent and child share no nonce.
  package static let nonceFork = Check(
    .nonceFork, .nonce, kind: .property, forks: true,
    overTheWire: .offering(
      .fork,
      or: "needs a fork in the subject's own process, which a program makes that offers 'fork'")
  ) { subject, context in
    // What lies ahead in a buffer is there after the first nonce at the latest.
    let before = try await subject.nonces(
      context.profile.pick(quick: 16, standard: 64, thorough: 256),
      within: context.samples.ownBudget)
    let count = before.count
    // One more: a buffer for a power of two of nonces may have just been used up.
    _ = try await subject.nonces(count: 1, length: nil)
    let (own, childs): ([String], [String])
    if subject.offers(.fork), let program = subject as? any ForkingSubject {
      (own, childs) = try await program.forkedNonces(count: count)
    } else {
      guard let twin = ForkedTwin() else {
        return .notApplicable("this process cannot be forked here")
      }
      if twin.isCopy {
        let nonces = try? await subject.nonces(count: count, length: nil)
        twin.end(telling: (nonces ?? []).joined(separator: "\n"))
      }
      own = try await subject.nonces(count: count, length: nil)
      guard let told = twin.told(), !told.isEmpty else {
        return .notApplicable(
          "a forked child draws no nonces here: it has no thread but the one that forked it")
      }
      childs = told.split(separator: "\n").map(String.init)
    }
    let scope =
      "\(Quantity.text(count, "nonce")) before a fork, and as many after it in parent and child; "
      + "state that both draw from is certain to be seen where it lasts for one nonce"
    // A nonce that comes again without a fork is the business of nonce.unique.
    let shared = Set(own).intersection(childs).subtracting(before)
    guard !shared.isEmpty, count == 1 || Set(own).count > 1 else {
      return .pass(cases: 2 * count, scope: scope)
    }
    return .fail(
      cases: 2 * count, scope: scope,
      Evidence(
        observed: ["parent and child draw the same nonces after a fork"],
        drawn: [
          "\(Quantity.text(shared.count)) of \(Quantity.text(count, "nonce")) are the same"
            + (own == childs ? ", in the same order" : "")
        ],
        cause: .stateForked))
  }
}

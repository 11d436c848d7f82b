internal import ConformanceModel
internal import PlainText
internal import ScheduleExplorer
internal import Synchronization

extension OrderStage {
  /// Judges what has happened when nothing can happen any more.
  func judge() {
    // Taken out, so that the cycle of provider, controllers and callers ends with the run.
    let ended = state.withLock { state in
      let ended = state
      state.provider = nil
      state.controllers = []
      state.tasks = [:]
      state.unclaimed = [:]
      return ended
    }
    ended.phases.removeAll()
    defer { withExtendedLifetime(ended.provider) {} }
    guard let (claim, sign, observed) = deviation(ended) else { return }
    fail(claim, sign, observed)
  }

  func fail(_ claim: OrderClaim, _ sign: OrderSign?, _ observed: String) {
    run.fail(claim.sentence, key: claim.key(sign), observed: observed)
  }

  private func deviation(_ ended: State) -> (OrderClaim, OrderSign?, String)? {
    if aspects.contains(.answers),
      let waiting = ended.callers.firstIndex(where: \.answers.isEmpty)
    {
      let observed = "\(ended.callers[waiting].start.attempt) was never answered"
      return (.answered, ended.sign(ofUnanswered: waiting), observed)
    }
    var record = ended.record
    for (position, caller) in ended.callers.enumerated() {
      guard case .credential(let credential)? = caller.answers.first else { continue }
      let found = source(of: credential, of: position, ended)
      if let found, contract.overlap != .join { record.requests[found].owner = position }
      if aspects.contains(.pairing),
        let (sign, observed) = mispairing(
          caller.start.attempt, credential, found, position, ended)
      {
        return (.paired, sign, observed)
      }
    }
    if aspects.contains(.distinctNonces), let observed = repeatedNonce(ended) {
      return (.distinct, nil, observed)
    }
    guard aspects.contains(.words) || aspects.contains(.requests), isComplete(ended),
      !SignInLinearization.explains(record)
    else { return nil }
    return (.explained, ended.sign, unexplained(ended))
  }

  /// Callers who were never answered, or twice, are judged elsewhere.
  private func isComplete(_ ended: State) -> Bool {
    ended.callers.allSatisfy { $0.answers.count == 1 }
  }

  /// The request whose credential this is.
  private func source(
    of credential: SignInCredential, of position: Int, _ ended: State
  ) -> Int? {
    ended.controllers.firstIndex {
      contract.tellsRequest
        ? contract.shows(
          IssuedCredential(number: $0.controller.number, request: $0.controller.request),
          in: credential)
        : $0.attempt == position
    }
  }

  private func mispairing(
    _ attempt: String, _ credential: SignInCredential, _ found: Int?, _ position: Int,
    _ ended: State
  ) -> (OrderSign?, String)? {
    guard let found else {
      guard contract.tellsRequest else { return nil }
      let mayLackToken = ended.record.events.contains {
        if case .calledBack(_, let kind) = $0 {
          kind == .emptyToken || contract.mayNotTellRequest(after: kind)
        } else {
          false
        }
      }
      return mayLackToken
        ? nil : (nil, "\(attempt) was given a token that the provider never issued")
    }
    let request = ended.controllers[found].controller.request
    guard contract.pairs(request.nonce, with: credential) else {
      let observed =
        "\(attempt)'s raw nonce is not that of request \(found + 1), whose token it was given"
      let isOwn = ended.controllers[found].attempt == position || contract.overlap == .join
      let isMissing = credential.rawNonce.isEmpty
      let sign: OrderSign? = isMissing ? .nonceMissing : nil
      return (isOwn ? sign : ended.signOfOtherToken, observed)
    }
    guard contract.overlap != .join, contract.tellsRequest else { return nil }
    if ended.isOver(found, before: position) {
      return (
        ended.signOfOtherToken,
        "\(attempt) was given the token of request \(found + 1), which was over before it began"
      )
    }
    for other in ended.callers[..<position] {
      guard case .credential(let earlier)? = other.answers.first,
        source(of: earlier, of: position, ended) == found
      else { continue }
      let observed = "\(other.start.attempt) and \(attempt) were given the same token"
      return (ended.signOfOtherToken, observed)
    }
    return nil
  }

  private func repeatedNonce(_ ended: State) -> String? {
    var seen: [String: Int] = [:]
    for (position, controller) in ended.controllers.enumerated() {
      guard let nonce = controller.controller.request.nonce else { continue }
      if let earlier = seen[nonce] {
        return "request \(position + 1) carries the nonce of request \(earlier + 1) again"
      }
      seen[nonce] = position
    }
    return nil
  }

  private func unexplained(_ ended: State) -> String {
    let answers = ended.callers.map { caller in
      "\(caller.start.attempt) was answered '\(caller.answers.first?.word.rawValue ?? "nothing")'"
    }
    let requests = ended.controllers.count { $0.controller.timesPerformed > 0 }
    return "\(answers.joined(separator: ", ")), with \(Quantity.text(requests, "request")); "
      + "no order of the calls leads to that under '\(contract.overlap.rawValue)'"
  }
}

extension OrderStage.State {
  /// Whether the provider had called back to a request before a caller began.
  fileprivate func isOver(_ request: Int, before caller: Int) -> Bool {
    for event in record.events {
      switch event {
      case .began(caller): return false
      case .calledBack(request, _): return true
      default: break
      }
    }
    return false
  }
}

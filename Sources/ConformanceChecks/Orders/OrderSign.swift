internal import ConformanceModel

/// What an order shows besides the claim that it breaks, by which a cause is told from others.
enum OrderSign: String {
  /// The delegate of the request was never set.
  case neverSet
  /// The delegate of the request was freed.
  case unheard
  /// The provider was dropped before the attempt had started a request.
  case droppedBefore
  /// Two requests were outstanding, and nobody had been refused.
  case overlapped
  /// A newcomer was given what the pending attempt was given.
  case joined
  /// A newcomer was neither refused nor let in, but had to wait for its turn.
  case queued
  /// A newcomer was neither refused nor let in, and never started a request.
  case ignored
  /// Somebody was refused, and after that another one was let in beside the pending attempt.
  case refusalReleases
  /// Somebody was refused, and the pending attempt failed although the provider succeeded.
  case refusalTouches
  /// The raw nonce was not there yet when the provider called back.
  case nonceMissing
  /// A caller was given the token of another one's request.
  case otherToken
  /// A request was started when everybody had been answered.
  case startedAfterEnd
  /// A request was started when every attempt that was pending had one.
  case startedBeside
  /// The request was started, and called back, before its caller waited for that.
  case heardUnready
  /// A caller was cancelled by a cancel that came before it had begun.
  case cancelledLate
  /// A caller was given a token although the provider has sent it none.
  case tokenFilledIn
  /// A caller was told that it is cancelled, and only another one's task was.
  case otherCancelled
  /// A superseded caller was refused.
  case olderRefused
  /// A newer attempt has taken the place of the one that was never answered.
  case replaced
  /// Attempts that are independent were under way together, and one was never answered.
  case shared
  /// One of those who joined was never answered.
  case leftOut
  /// A caller was answered once more.
  case again
  /// An attempt ended as by its timer, before its time was over.
  case endedEarly
}

extension OrderStage.State {
  /// What shows why the caller was never answered.
  func sign(ofUnanswered caller: Int) -> OrderSign? {
    let own = controllers.filter { $0.attempt == caller }.map(\.controller)
    if hasCompany(caller) {
      switch record.overlap {
      case .supersede where caller < callers.count - 1: return .replaced
      case .independent: return .shared
      case .join: return .leftOut
      default: break
      }
    }
    if own.contains(where: { $0.callbacks > 0 && $0.heard == 0 }) {
      return own.contains(where: \.hasHadDelegate) ? .unheard : .neverSet
    }
    if own.isEmpty, record.events.contains(.dropped) { return .droppedBefore }
    if callers.count == 1, own.contains(where: { $0.heard > 0 }), !isEndedOtherwise {
      return .heardUnready
    }
    return sign
  }

  /// Whether anything but a callback may have ended an attempt.
  private var isEndedOtherwise: Bool {
    record.events.contains { event in
      switch event {
      case .cancelled, .taskCancelled, .dropped, .expired: true
      case .began, .performed, .calledBack, .answered, .rested: false
      }
    }
  }

  /// Whether another attempt began, or was pending, while this one was.
  private func hasCompany(_ caller: Int) -> Bool {
    var waiting: Set<Int> = []
    for event in record.events {
      switch event {
      case .began(let other):
        if waiting.contains(caller) || other == caller && !waiting.isEmpty { return true }
        waiting.insert(other)
      case .answered(let other, _): waiting.remove(other)
      default: break
      }
    }
    return false
  }

  /// What shows why a caller was given the token of another one's request: where two were let in
  /// that exclude each other, that.
  var signOfOtherToken: OrderSign {
    switch sign {
    case .overlapped?, .refusalReleases?, .tokenFilledIn?: sign ?? .otherToken
    default: .otherToken
    }
  }

  /// What shows why a caller was answered once more: likewise.
  var signOfSecondAnswer: OrderSign {
    switch sign {
    case .overlapped?, .refusalReleases?: sign ?? .again
    default: .again
    }
  }

  /// What shows what became of those who overlapped.
  var sign: OrderSign? {
    if hasStartedAfterEnd { return .startedAfterEnd }
    if record.overlap == .supersede, hasStartedBeside { return .startedBeside }
    if callers.indices.contains(where: isCancelledLate) { return .cancelledLate }
    if callers.indices.contains(where: isTokenFilledIn) { return .tokenFilledIn }
    if record.overlap == .supersede,
      callers.contains(where: { $0.answers.first?.word == .refused })
    {
      return .olderRefused
    }
    if let early = callers.indices.compactMap(signOfEarlyEnd).first { return early }
    guard record.overlap == .refuse else { return nil }
    var outstanding: Set<Int> = []
    var hasOverlapped = false
    var wasRefused = false
    var queued: Set<Int> = []
    for event in record.events {
      switch event {
      case .performed(let request):
        if !outstanding.isEmpty {
          if wasRefused { return .refusalReleases }
          hasOverlapped = true
        }
        outstanding.insert(request)
      case .calledBack(let request, _): outstanding.remove(request)
      case .cancelled, .dropped, .rested, .expired: outstanding.removeAll()
      case .taskCancelled(let caller):
        outstanding = outstanding.filter { controllers[$0].attempt != caller }
      case .began(let caller): if !outstanding.isEmpty { queued.insert(caller) }
      case .answered(let caller, let words):
        outstanding = outstanding.filter { controllers[$0].attempt != caller }
        if words == .refused {
          wasRefused = wasRefused || !outstanding.isEmpty
          queued.remove(caller)
        }
      }
    }
    if wasRefused, callers.indices.contains(where: hasFailedForNothing) { return .refusalTouches }
    if hasOverlapped { return .overlapped }
    if queued.isEmpty { return nil }
    if hasSharedToken { return .joined }
    if controllers.contains(where: { queued.contains($0.attempt) }) { return .queued }
    return queued.allSatisfy { !callers[$0].answers.isEmpty } ? .joined : .ignored
  }

  /// Whether a request was started when the last caller had been told that it was cancelled.
  private var hasStartedAfterEnd: Bool {
    var last: AnswerWords?
    var waiting: Set<Int> = []
    for event in record.events {
      switch event {
      case .began(let caller): waiting.insert(caller)
      case .answered(let caller, let words):
        waiting.remove(caller)
        last = words
      case .performed: if waiting.isEmpty, last == .cancelled { return true }
      default: break
      }
    }
    return false
  }

  /// Whether a request was started when all who waited had started one.
  private var hasStartedBeside: Bool {
    var waiting: Set<Int> = []
    var started: Set<Int> = []
    for event in record.events {
      switch event {
      case .began(let caller): waiting.insert(caller)
      case .answered(let caller, _): waiting.remove(caller)
      case .performed(let request):
        if waiting.isSubset(of: started) { return true }
        started.insert(controllers[request].attempt)
      default: break
      }
    }
    return false
  }

  /// Whether a caller was cancelled although nobody has cancelled it since it began.
  private func isCancelledLate(_ caller: Int) -> Bool {
    guard callers[caller].answers.first?.word == .cancelled, record.overlap != .supersede else {
      return false
    }
    var wasCancelledBefore = false
    var hasBegun = false
    for event in record.events {
      switch event {
      case .began(caller): hasBegun = true
      case .cancelled where hasBegun: return false
      case .cancelled: wasCancelledBefore = true
      case .taskCancelled, .dropped, .expired(caller), .calledBack(_, .cancel): return false
      default: break
      }
    }
    return wasCancelledBefore
  }

  /// What shows that a caller was told of an end that nobody called for.
  private func signOfEarlyEnd(of caller: Int) -> OrderSign? {
    // Nobody comes after the last, who would have superseded it.
    guard record.overlap != .supersede || caller == callers.count - 1, record.canStart[caller]
    else { return nil }
    var wasOtherCancelled = false
    for event in record.events {
      switch event {
      case .taskCancelled(let other) where other != caller: wasOtherCancelled = true
      case .cancelled, .dropped, .taskCancelled, .expired(caller): return nil
      case .calledBack(let request, _)
      where controllers[request].attempt == caller || record.overlap == .join:
        return nil
      case .answered(caller, let words):
        if words == .cancelled, wasOtherCancelled { return .otherCancelled }
        let isAsByTimer = words == .cancelled || words == .failure
        return isAsByTimer && timeout != nil && callers.count > 1 ? .endedEarly : nil
      default: break
      }
    }
    return nil
  }

  /// Whether a caller has a token after a callback that had none; a placeholder has no parts.
  private func isTokenFilledIn(_ caller: Int) -> Bool {
    guard case .credential(let credential)? = callers[caller].answers.first,
      credential.identityToken.split(separator: ".").count == 3
    else { return false }
    let first = record.events.lazy.compactMap { event -> ProviderCallback.Kind? in
      guard case .calledBack(let request, let kind) = event,
        controllers[request].attempt == caller
      else { return nil }
      return kind
    }.first
    return first == .missingToken && record.overlap != .join
  }

  /// Whether two callers were given one token.
  private var hasSharedToken: Bool {
    let tokens = callers.compactMap { caller in
      if case .credential(let credential)? = caller.answers.first {
        credential.identityToken
      } else {
        nil
      }
    }
    return Set(tokens).count < tokens.count
  }

  /// Whether a caller was told of a failure although the provider has had nothing but success.
  private func hasFailedForNothing(_ caller: Int) -> Bool {
    guard case .failure? = callers[caller].answers.first else { return false }
    let kinds = record.events.compactMap { event -> ProviderCallback.Kind? in
      guard case .calledBack(let request, let kind) = event,
        controllers[request].attempt == caller
      else { return nil }
      return kind
    }
    return !kinds.isEmpty && kinds.allSatisfy { $0 == .success }
  }
}

internal import ConformanceModel

/// The runner's side of events with one sign-in object or coordinator.
protocol EventConversation: Sendable {
  /// The operation after whose answer a caller without an answer never gets one.
  var barrier: WireRequest.Operation { get }
  /// What is to be sent now, in order.
  func takeOutbox() -> [WireRequest.Operation]
  /// Takes a notice, which may fill the outbox.
  func hear(_ notice: WireNotice) throws(SubjectFault)
  /// Hears whether a callback was answered before the start that asked for it to come early.
  func hasCalledBackEarly(insideRequest: Bool)
  /// Takes the answer to the barrier.
  func hasSettled(_ answer: WireAnswer.Content) throws(SubjectFault)
}

extension EventConversation {
  func hasCalledBackEarly(insideRequest: Bool) {}
  func hasSettled(_ answer: WireAnswer.Content) throws(SubjectFault) {}
}

extension WorkerClient {
  /// Sends what there is to send, and goes on until nothing comes of it any more.
  ///
  /// Operations that follow from a notice are sent at once. The barrier is sent when everything
  /// before it is answered, and again if anything was sent since.
  ///
  /// - Throws: ``SubjectFault``, after which the worker is gone; ``WireError``.
  func settle(_ conversation: some EventConversation) throws {
    let channel = try openChannel()
    var open: [Int: WireRequest.Operation] = [:]
    var hasSettled = false
    func send(_ operation: WireRequest.Operation) throws {
      open[try self.send(operation, over: channel)] = operation
    }
    var sent = 0
    func sendOutbox() throws {
      for operation in conversation.takeOutbox() {
        hasSettled = false
        sent += 1
        guard sent <= Self.mostOperations else {
          throw stopped(
            after: .hung(
              "no end: \(Self.mostOperations) operations followed from one step, the last of them "
                + "'\(operation.name)'"))
        }
        try send(operation)
      }
    }
    try sendOutbox()
    while true {
      if open.isEmpty {
        if hasSettled { return }
        try send(conversation.barrier)
        hasSettled = true
      }
      switch try receive(open, over: channel) {
      case .notice(let notice):
        do { try conversation.hear(notice) } catch { throw stopped(after: error) }
        try sendOutbox()
      case .answer(let answer):
        guard let done = answer.id.flatMap({ open.removeValue(forKey: $0) }) else { continue }
        if case .failed(let error) = answer.content {
          // What else is open would be taken for the answer to something else.
          stop()
          throw error
        }
        if done == conversation.barrier {
          do { try conversation.hasSettled(answer.content) } catch { throw stopped(after: error) }
        }
        noteEarly(done, open, conversation)
      }
    }
  }

  /// More than follow from any step of an implementation that comes to an end.
  private static let mostOperations = 2_000

  private func noteEarly(
    _ done: WireRequest.Operation, _ open: [Int: WireRequest.Operation],
    _ conversation: some EventConversation
  ) {
    switch done {
    case .providerCallback where open.values.contains(where: \.startsEarly):
      conversation.hasCalledBackEarly(insideRequest: true)
    case .signInStart where done.startsEarly:
      let isLate = open.values.contains { if case .providerCallback = $0 { true } else { false } }
      if isLate { conversation.hasCalledBackEarly(insideRequest: false) }
    default: break
    }
  }
}

extension WireRequest.Operation {
  fileprivate var startsEarly: Bool {
    if case .signInStart(let start) = self { start.early == true } else { false }
  }
}

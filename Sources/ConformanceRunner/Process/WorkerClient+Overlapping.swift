internal import ConformanceModel

extension WorkerClient {
  /// Sends several operations before it waits for an answer to any of them.
  ///
  /// - Returns: The answers, in the order of the operations.
  /// - Throws: ``SubjectFault`` or ``WireError``, after which the worker is gone.
  func exchange(together operations: [WireRequest.Operation]) throws -> [WireAnswer.Content] {
    let channel = try openChannel()
    let ids = try operations.map { try send($0, over: channel) }
    var open = Dictionary(uniqueKeysWithValues: zip(ids, operations))
    var answers: [Int: WireAnswer.Content] = [:]
    do {
      while !open.isEmpty {
        guard case .answer(let answer) = try receive(open, over: channel), let id = answer.id
        else { continue }
        if case .failed(let error) = answer.content { throw error }
        open[id] = nil
        answers[id] = answer.content
      }
    } catch {
      // What else is open would be taken for the answer to something else.
      stop()
      throw error
    }
    return ids.compactMap { answers[$0] }
  }
}

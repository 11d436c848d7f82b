internal import ConformanceModel

/// Looks for a sequence of the sequential model that explains a history of overlapping attempts.
///
/// Linearizability of Herlihy and Wing (TOPLAS 1990), searched as in Wing and Gong (JPDC 1993)
/// with the memory of Lowe (2017): every call takes effect at one moment between its beginning and
/// its end. An attempt's start ends when its request is made or its caller is told something;
/// callbacks and cancels promise no more than that they have had their effect when everything
/// rests, a cancel on none but the attempts that had begun when it came. What a caller is told must follow from what took effect before.
///
/// - Complexity: At most 2ⁿ sets of n calls; histories of a few attempts have about ten.
struct SignInLinearization {
  /// One call, or one thing that was seen.
  private struct Operation {
    enum Action {
      case begin(Int)
      case callBack(Int, AnswerWords)
      /// One bit for each attempt that had begun by then: whoever comes later is not meant.
      case cancel(UInt64)
      case cancelTask(Int)
      /// An attempt may end by itself from now on; it need not.
      case mayEnd(Int)
      case observe(Int, AnswerWords)
    }

    let action: Action
    let began: Int
    var ended: Int
    var isOptional = false
  }

  /// The sequential model: four bits of right answers for each attempt, none while it waits.
  private struct Model: Hashable {
    var done: UInt64 = 0
    var pending: UInt64 = 0
    var cancelledTasks: UInt64 = 0
    var answers: UInt64 = 0

    func isPending(_ attempt: Int) -> Bool { pending & (1 << UInt64(attempt)) != 0 }

    mutating func answer(_ attempt: Int, _ words: AnswerWords) {
      pending &= ~(1 << UInt64(attempt))
      answers |= words.rawValue << UInt64(4 * attempt)
    }

    mutating func answerAll(_ words: AnswerWords, _ count: Int) {
      for attempt in 0..<count where isPending(attempt) { answer(attempt, words) }
    }

    func right(_ attempt: Int) -> AnswerWords {
      AnswerWords(rawValue: answers >> UInt64(4 * attempt) & 15)
    }
  }

  /// Attempts that the model has room for.
  static let mostAttempts = 16
  /// Calls and observations that the model has room for.
  static let mostOperations = 64

  private let record: SignInRecord
  private var operations: [Operation] = []
  private var owned: UInt64 = 0
  private var tried: Set<Model> = []

  /// Whether some sequence explains the history.
  ///
  /// Which attempt a request belongs to cannot be seen from outside, unless a credential shows it;
  /// all ways to share the requests out are tried.
  static func explains(_ record: SignInRecord) -> Bool {
    precondition(record.canStart.count <= mostAttempts, "a history has few attempts")
    var owners = record.requests.map(\.owner)
    return share(out: 0, &owners, record)
  }

  private static func share(
    out request: Int, _ owners: inout [Int?], _ record: SignInRecord
  ) -> Bool {
    guard request < owners.count else {
      var search = SignInLinearization(record, owners)
      return search.goOn(Model())
    }
    if owners[request] != nil || !record.events.contains(.performed(request)) {
      return share(out: request + 1, &owners, record)
    }
    for attempt in record.canStart.indices
    where !owners.contains(attempt) && record.couldOwn(attempt, request) {
      owners[request] = attempt
      if share(out: request + 1, &owners, record) { return true }
      owners[request] = nil
    }
    return false
  }

  private init(_ record: SignInRecord, _ owners: [Int?]) {
    self.record = record
    var begins: [Int?] = Array(repeating: nil, count: record.canStart.count)
    for (time, event) in record.events.enumerated() {
      switch event {
      case .began(let attempt):
        begins[attempt] = operations.count
        add(.begin(attempt), time)
      case .performed(let request):
        if let owner = owners[request], let begin = begins[owner] {
          owned |= 1 << UInt64(owner)
          operations[begin].ended = min(operations[begin].ended, time)
        }
      case .calledBack(let request, let kind):
        if let owner = owners[request] {
          add(.callBack(owner, record.words(after: kind)), time)
        }
      case .cancelled:
        let begun = begins.indices.filter { begins[$0] != nil }
        add(.cancel(begun.reduce(0) { $0 | 1 << UInt64($1) }), time)
      case .taskCancelled(let attempt): add(.cancelTask(attempt), time)
      case .dropped:
        for attempt in begins.indices where begins[attempt] != nil {
          add(.mayEnd(attempt), time, isOptional: true)
        }
      case .expired(let attempt): add(.mayEnd(attempt), time, isOptional: true)
      case .answered(let attempt, let words):
        if let begin = begins[attempt] {
          operations[begin].ended = min(operations[begin].ended, time)
        }
        add(.observe(attempt, words), time, until: time)
      case .rested:
        for position in operations.indices where !operations[position].isOptional {
          operations[position].ended = min(operations[position].ended, time)
        }
      }
    }
    precondition(operations.count <= Self.mostOperations, "a history has few calls")
  }

  private mutating func add(
    _ action: Operation.Action, _ began: Int, until ended: Int = .max, isOptional: Bool = false
  ) {
    operations.append(
      Operation(action: action, began: began, ended: ended, isOptional: isOptional))
  }

  /// Whether what is left can take effect in some sequence, from this state on.
  private mutating func goOn(_ model: Model) -> Bool {
    // Nothing may take effect after a call that ended before it began.
    var deadline = Int.max
    var isOver = true
    for (position, operation) in operations.enumerated()
    where model.done & (1 << UInt64(position)) == 0 && !operation.isOptional {
      isOver = false
      deadline = min(deadline, operation.ended)
    }
    if isOver { return true }
    guard tried.insert(model).inserted else { return false }
    for (position, operation) in operations.enumerated()
    where model.done & (1 << UInt64(position)) == 0 && operation.began <= deadline {
      for var next in after(operation.action, model) {
        next.done |= 1 << UInt64(position)
        if goOn(next) { return true }
      }
    }
    return false
  }

  /// The states that an operation may lead to; none where it cannot take effect now.
  private func after(_ action: Operation.Action, _ model: Model) -> [Model] {
    var next = model
    switch action {
    case .begin(let attempt): return begin(attempt, model)
    case .callBack(let owner, let words):
      if model.isPending(owner) {
        if record.overlap == .join {
          next.answerAll(words, record.canStart.count)
        } else {
          next.answer(owner, words)
        }
      }
    case .cancel(let begun):
      for attempt in record.canStart.indices
      where begun & (1 << UInt64(attempt)) != 0 && model.isPending(attempt) {
        next.answer(attempt, .cancelled)
      }
    case .cancelTask(let attempt):
      next.cancelledTasks |= 1 << UInt64(attempt)
      if model.isPending(attempt) { next.answer(attempt, .cancelled) }
    case .mayEnd(let attempt):
      guard model.isPending(attempt) else { return [] }
      next.answer(attempt, [.cancelled, .failure])
    case .observe(let attempt, let words):
      guard model.right(attempt).isSuperset(of: words) else { return [] }
    }
    return [next]
  }

  private func begin(_ attempt: Int, _ model: Model) -> [Model] {
    var next = model
    let older = model.pending
    let hasRequest = owned & (1 << UInt64(attempt)) != 0
    next.pending |= 1 << UInt64(attempt)
    // Whoever was cancelled before may be told so, whatever else is the matter.
    if model.cancelledTasks & (1 << UInt64(attempt)) != 0 {
      next.answer(attempt, .cancelled)
      if older != 0, record.overlap == .refuse { next.answer(attempt, .refused) }
      if !record.canStart[attempt] { next.answer(attempt, .failure) }
      return [next]
    }
    if older != 0, record.overlap == .refuse || record.overlap == .join {
      guard !hasRequest else { return [] }
      if record.overlap == .refuse { next.answer(attempt, .refused) }
      return [next]
    }
    guard record.canStart[attempt] else {
      guard !hasRequest else { return [] }
      next.answer(attempt, .failure)
      return [next]
    }
    if record.overlap == .supersede {
      for other in record.canStart.indices where older & (1 << UInt64(other)) != 0 {
        next.answer(other, .cancelled)
      }
    }
    return [next]
  }
}

extension SignInRecord {
  /// Whether the attempt had begun, and had been told nothing, when the request was made.
  fileprivate func couldOwn(_ attempt: Int, _ request: Int) -> Bool {
    var hasBegun = false
    for event in events {
      switch event {
      case .began(attempt): hasBegun = true
      case .answered(attempt, _): return false
      case .performed(request): return hasBegun
      default: break
      }
    }
    return false
  }
}

internal import ConformanceChecks
internal import ConformanceModel
internal import Synchronization

/// A coordinator in another process: actions and replies go out, notices come in.
///
/// The program never asks: who is signed in comes with the start and with every reply, what the
/// device keeps comes with the start, and only the program itself changes it, which it says.
final class ProxyCoordinator: RemoteCoordinator {
  private struct State {
    var outbox: [WireRequest.Operation]
    var completions: [Int: @Sendable (AccountAnswer) -> Void] = [:]
    var calls: Set<Int> = []
    /// The program's numbers of all observations that there were.
    var observers: Set<Int> = []
    /// The numbers here of those that last, by the program's.
    var observations: [Int: Int] = [:]
    var view = AccountView()
  }

  private let number: Int
  private let environment: AccountEnvironment
  private let showsView: Bool
  private let client: WorkerClient
  private let tally: AccountTally
  private let state: Mutex<State>

  init(
    environment: AccountEnvironment, contract: AccountContract, client: WorkerClient,
    tally: AccountTally
  ) {
    number = tally.nextCoordinator()
    self.environment = environment
    showsView = contract.showsView
    self.client = client
    self.tally = tally
    let start = WireAccountStart(
      coordinator: number, currentUser: environment.currentUser(),
      records: (environment.storage as? any ListedStorage)?.records ?? [:])
    state = Mutex(State(outbox: [.accountStart(start)]))
  }

  var view: AccountView { state.withLock { $0.view } }

  func perform(_ action: AccountAction, completion: @escaping @Sendable (AccountAnswer) -> Void) {
    let number = tally.nextAction()
    state.withLock { state in
      state.completions[number] = completion
      state.outbox.append(
        .accountPerform(
          WireAccountPerform(coordinator: self.number, action: number, action)))
    }
  }

  func settle() async throws {
    guard state.withLock({ !$0.outbox.isEmpty }) else { return }
    try await client.settle(self)
  }

  private func push(_ operation: WireRequest.Operation) {
    state.withLock { $0.outbox.append(operation) }
  }
}

// MARK: The conversation

extension ProxyCoordinator: EventConversation {
  var barrier: WireRequest.Operation { .accountSettle(coordinator: number) }

  func takeOutbox() -> [WireRequest.Operation] {
    state.withLock { state in
      defer { state.outbox = [] }
      return state.outbox
    }
  }

  func hasSettled(_ answer: WireAnswer.Content) throws(SubjectFault) {
    guard showsView else { return }
    guard case .view(let view?) = answer else {
      throw .malformedAnswer(
        #"the answer to 'account.settle' has no member 'view'. Expected {"isLoading":…}, or "#
          + #""showsView":false in the contract."#)
    }
    state.withLock { $0.view = view }
  }

  func hear(_ notice: WireNotice) throws(SubjectFault) {
    switch notice {
    case .account(let notice): try hear(notice)
    case .progress: break
    case .requested, .answered, .unknown:
      throw notice.isUnknown(among: WireAccountNotice.names)
    }
  }

  private func hear(_ notice: WireAccountNotice) throws(SubjectFault) {
    let coordinator = try notice.require(notice.coordinator, "coordinator")
    guard tally.hasMade(coordinator: coordinator) else {
      throw .malformedAnswer(
        "the notice '\(notice.notice)' names coordinator \(coordinator), which was never started. "
          + "Repeat the 'coordinator' of 'account.start'.")
    }
    // What a former coordinator still does belongs to a story that was judged before.
    guard coordinator == number else { return }
    switch notice.notice {
    case WireAccountNotice.called: try hearCall(notice)
    case WireAccountNotice.answered: try hearAnswer(notice)
    case WireAccountNotice.stored:
      environment.storage.store(
        notice.record, of: try notice.require(notice.provider, "provider"))
    case WireAccountNotice.observed: try hearObserver(notice)
    default: try hearNoObserver(notice)
    }
  }

  private func hearCall(_ notice: WireAccountNotice) throws(SubjectFault) {
    let call = try notice.require(notice.call, "call")
    let asked = try notice.readCall()
    guard state.withLock({ $0.calls.insert(call).inserted }) else {
      throw .malformedAnswer(
        "the notice '\(notice.notice)' has the call \(call) for the second time. Give every call "
          + "of a coordinator a number of its own.")
    }
    environment.call(asked) { [weak self] reply in
      guard let self else { return }
      push(
        .accountReply(
          WireAccountReply(
            coordinator: number, call: call, reply, currentUser: environment.currentUser())))
    }
  }

  private func hearAnswer(_ notice: WireAccountNotice) throws(SubjectFault) {
    let action = try notice.require(notice.action, "action")
    let answer = try notice.readAnswer()
    if let completion = state.withLock({ $0.completions[action] }) {
      completion(answer)
    } else if !tally.hasPerformed(action) {
      throw .malformedAnswer(
        "the notice '\(notice.notice)' names action \(action), which was never performed. Repeat "
          + "the 'action' of 'account.perform'.")
    }
  }

  private func hearObserver(_ notice: WireAccountNotice) throws(SubjectFault) {
    let observer = try notice.require(notice.observer, "observer")
    guard state.withLock({ $0.observers.insert(observer).inserted }) else {
      throw .malformedAnswer(
        "the notice '\(notice.notice)' has the observer \(observer) for the second time. Give "
          + "every observation of a coordinator a number of its own.")
    }
    let observation = environment.observeRevocations { [weak self] in
      guard let self else { return }
      push(.accountNotice(WireRevocation(coordinator: number, observer: observer)))
    }
    state.withLock { $0.observations[observer] = observation }
  }

  private func hearNoObserver(_ notice: WireAccountNotice) throws(SubjectFault) {
    let observer = try notice.require(notice.observer, "observer")
    guard state.withLock({ $0.observers.contains(observer) }) else {
      throw .malformedAnswer(
        "the notice '\(notice.notice)' names observer \(observer), which never observed. Repeat "
          + "the 'observer' of '\(WireAccountNotice.observed)'.")
    }
    let observation = state.withLock { $0.observations.removeValue(forKey: observer) }
    if let observation { environment.stopObserving(observation) }
  }
}

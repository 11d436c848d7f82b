internal import ConformanceChecks
internal import ConformanceModel
internal import Synchronization

/// Plays the account events of a runner that judges from outside, with one coordinator at a time.
///
/// The Swift side of what an adapter in another language does, for runners of another version.
final class WorkerAccount: Sendable {
  private struct State {
    var number = 0
    var coordinator: (any AccountCoordinator)?
    /// What the runner says, and what the coordinator has stored since.
    var currentUser: AccountUser?
    var records: [String: ProviderRecord] = [:]
    var replies: [Int: @Sendable (AccountReply) -> Void] = [:]
    var observers: [Int: @Sendable () -> Void] = [:]
    var observations = 0
  }

  private let wire: WorkerWire
  private let settling = SentinelRounds()
  private let main = MainThread.ofProcess
  private let state = Mutex(State())

  init(wire: WorkerWire) { self.wire = wire }

  func start(_ start: WireAccountStart, with subject: any AccountSubject) throws {
    let former = state.withLock { state in
      defer {
        state = State()
        state.number = start.coordinator
        state.currentUser = start.currentUser?.user
        state.records = start.records
      }
      return state
    }
    // Let go outside the lock: its end may stop observing, which is the former's own business.
    _ = consume former
    let environment = environment(of: start.coordinator)
    let coordinator = try main.run { try subject.makeCoordinator(in: environment) }
    state.withLock { $0.coordinator = coordinator }
  }

  func perform(_ order: WireAccountPerform) throws(WireError) {
    guard let action = order.asked else {
      throw WireError(
        code: "unknownAction",
        message: "no action is '\(order.verb)' with these members")
    }
    let coordinator = try coordinator(order.coordinator)
    main.run {
      coordinator.perform(action) { answer in
        self.send(
          WireAccountNotice(coordinator: order.coordinator, action: order.action, answer))
      }
    }
  }

  func reply(_ order: WireAccountReply) throws(WireError) {
    _ = try coordinator(order.coordinator)
    guard let said = order.said else {
      throw WireError(code: "noReply", message: "the reply says nothing")
    }
    let reply = state.withLock { state in
      state.currentUser = order.currentUser?.user
      return state.replies[order.call]
    }
    guard let reply else {
      throw WireError(code: "unknownCall", message: "no call has the number \(order.call)")
    }
    main.run { reply(said) }
  }

  func notify(_ notice: WireRevocation) throws(WireError) {
    _ = try coordinator(notice.coordinator)
    let observer = state.withLock { $0.observers[notice.observer] }
    main.run { observer?() }
  }

  /// Returns when nothing is on its way in this process.
  ///
  /// - Returns: What is shown then.
  func settle(_ number: Int, showsView: Bool) async throws -> AccountView? {
    let coordinator = try coordinator(number)
    try await settling.settle(until: { true })
    return showsView ? main.run { coordinator.view } : nil
  }

  private func coordinator(_ number: Int) throws(WireError) -> any AccountCoordinator {
    let found = state.withLock { $0.number == number ? $0.coordinator : nil }
    guard let found else {
      throw WireError(
        code: "unknownCoordinator", message: "no coordinator has the number \(number)")
    }
    return found
  }

  private func send(_ notice: WireAccountNotice) { wire.send(.notice(.account(notice))) }

  // MARK: What the subject sees

  private func environment(of number: Int) -> AccountEnvironment {
    AccountEnvironment(
      call: { call, reply in
        let place = self.state.withLock { state in
          guard state.number == number else { return 0 }
          state.replies[state.replies.count + 1] = reply
          return state.replies.count
        }
        if place > 0 { self.send(WireAccountNotice(coordinator: number, call: place, call)) }
      },
      currentUser: { self.state.withLock { $0.number == number ? $0.currentUser : nil } },
      storage: WorkerStorage(world: self, number: number),
      observeRevocations: { handler in
        let observer = self.state.withLock { state in
          guard state.number == number else { return 0 }
          state.observations += 1
          state.observers[state.observations] = handler
          return state.observations
        }
        if observer > 0 { self.tell(WireAccountNotice.observed, observer, of: number) }
        return observer
      },
      stopObserving: { observer in
        let handler = self.state.withLock { state in
          state.number == number ? state.observers.removeValue(forKey: observer) : nil
        }
        if handler != nil { self.tell(WireAccountNotice.unobserved, observer, of: number) }
      })
  }

  private func tell(_ name: String, _ observer: Int, of number: Int) {
    var notice = WireAccountNotice(name, coordinator: number)
    notice.observer = observer
    send(notice)
  }

  fileprivate func record(of provider: String, _ number: Int) -> ProviderRecord? {
    state.withLock { $0.number == number ? $0.records[provider] : nil }
  }

  fileprivate func store(_ record: ProviderRecord?, of provider: String, _ number: Int) {
    let isPresent = state.withLock { state in
      guard state.number == number else { return false }
      state.records[provider] = record
      return true
    }
    guard isPresent else { return }
    var notice = WireAccountNotice(WireAccountNotice.stored, coordinator: number)
    notice.provider = provider
    notice.record = record
    send(notice)
  }
}

/// The mirror of what the runner's device keeps.
private struct WorkerStorage: AccountStorage {
  let world: WorkerAccount
  let number: Int

  func record(of provider: String) -> ProviderRecord? { world.record(of: provider, number) }

  func store(_ record: ProviderRecord?, of provider: String) {
    world.store(record, of: provider, number)
  }
}

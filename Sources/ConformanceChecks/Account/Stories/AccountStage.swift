package import ConformanceModel
internal import Synchronization

/// The world with one or more devices, on each of which a coordinator under test runs.
///
/// Calls are noted and replied to when the stage is told to, so that whoever plays decides about
/// the order. The lock is held neither while the subject is called nor while it is answered.
final class AccountStage: Sendable {
  /// A call that has no reply yet.
  struct Pending {
    let number: Int
    let device: Int
    let call: AccountCall
    let fault: AccountFault?
    let records: [String: ProviderRecord]
    let reply: @Sendable (AccountReply) -> Void
  }

  /// What a device keeps, and who is signed in there.
  struct Device {
    var coordinator: (any AccountCoordinator)?
    var session: String?
    var records: [String: ProviderRecord]
    var observers: [Int: @Sendable () -> Void] = [:]
  }

  struct State {
    var world = AccountWorld()
    var devices: [Device] = []
    var faults: [(kind: AccountCall.Kind, fault: AccountFault)] = []
    var pending: [Pending] = []
    var calls = 0
    var observations = 0
    /// Called with every call, outside the lock.
    var hearer: (@Sendable (Pending) -> Void)?
  }

  let contract: AccountContract
  /// Where the app is tapped, and where provider and backend reply.
  let main: MainThread
  let state: Mutex<State>

  /// - Parameters:
  ///   - contract: What the subject declares.
  ///   - given: How everything stands on each device.
  ///   - devices: How many devices there are.
  ///   - main: The main thread.
  init(
    _ contract: AccountContract, _ given: AccountGiven, devices: Int = 1, main: MainThread
  ) {
    self.contract = contract
    self.main = main
    var made = State()
    made.world.state = given.state
    made.world.untold = given.names
    made.world.secretSuffix = given.secretSuffix
    for _ in 0..<devices {
      let (session, records) = made.world.settle(given, contract)
      made.devices.append(Device(session: session, records: records))
    }
    if given.isTaken { made.world.take() }
    state = Mutex(made)
  }

  /// Starts the app on a device: a new coordinator, nobody who listens, the old storage.
  ///
  /// - Throws: What `makeCoordinator` throws.
  func start(_ device: Int, _ subject: any AccountSubject) throws {
    let old = state.withLock { state in
      state.devices[device].observers = [:]
      return state.devices[device].coordinator.take()
    }
    // Let go outside the lock: its end may stop observing.
    withExtendedLifetime(old) {}
    let coordinator = try main.run { try subject.makeCoordinator(in: environment(of: device)) }
    state.withLock { $0.devices[device].coordinator = coordinator }
  }

  /// Makes sure that there is a device of this number; on a new one nobody is signed in.
  ///
  /// - Returns: Whether it is new.
  func addDevice(_ device: Int) -> Bool {
    state.withLock { state in
      guard state.devices.count <= device else { return false }
      let (session, records) = state.world.settle(AccountGiven(), contract)
      state.devices.append(Device(session: session, records: records))
      return true
    }
  }

  /// Whether a user of the provider is signed in on some device.
  var hasAppleUser: Bool {
    state.withLock { state in
      state.devices.contains { device in
        device.session.flatMap(state.world.user)?.providers.contains(AccountWorld.apple) ?? false
      }
    }
  }

  func coordinator(_ device: Int) -> (any AccountCoordinator)? {
    state.withLock { $0.devices[device].coordinator }
  }

  /// Asks the coordinator of a device for something.
  func perform(
    _ action: AccountAction, on device: Int,
    completion: @escaping @Sendable (AccountAnswer) -> Void
  ) {
    let coordinator = coordinator(device)
    main.run { coordinator?.perform(action, completion: completion) }
  }

  /// How things stand now.
  func snapshot(_ device: Int = 0) -> AccountSnapshot {
    let coordinator = contract.showsView ? coordinator(device) : nil
    let view = main.run { coordinator?.view }
    return state.withLock { state in
      let own = state.devices[device]
      return AccountSnapshot(
        session: own.session.flatMap(state.world.user), records: own.records,
        observers: own.observers.count, view: view, world: state.world)
    }
  }

  /// Does what a call asks for and replies.
  ///
  /// - Returns: The reply; nil where the call has been replied to before.
  @discardableResult
  func reply(to number: Int) -> AccountReply? {
    let found = state.withLock { state -> (Pending, AccountReply)? in
      guard let place = state.pending.firstIndex(where: { $0.number == number }) else { return nil }
      let pending = state.pending.remove(at: place)
      let reply = state.world.reply(
        to: pending.call, &state.devices[pending.device].session, pending.fault)
      return (pending, reply)
    }
    guard let (pending, reply) = found else { return nil }
    self.reply(reply, to: pending)
    return reply
  }

  /// Replies to a call, which may have been replied to before.
  func reply(_ reply: AccountReply, to pending: Pending) {
    let kind = pending.call.kind
    // Sheets belong to the user interface, wherever the backend replies.
    guard contract.callbacks == .anyThread, kind != .authorize else {
      return main.run { pending.reply(reply) }
    }
    main.stay("the reply to '\(kind.rawValue)'") { pending.reply(reply) }
  }

  /// The provider revokes its user's tokens and tells every device.
  func sendNotice() {
    let observers = state.withLock { state in
      state.world.state = .revoked
      return state.devices.flatMap { $0.observers.sorted { $0.key < $1.key }.map(\.value) }
    }
    let tell = {
      self.main.comesAfter(self)
      for observer in observers { observer() }
    }
    contract.callbacks == .anyThread ? main.stay("a revocation notice", tell) : main.run(tell)
  }

  /// Lets go of everything, and of whoever waits for a reply that a story never gives.
  func end() {
    let (left, devices) = state.withLock { state in
      defer {
        state.pending = []
        state.devices = state.devices.map { Device(session: $0.session, records: $0.records) }
        state.hearer = nil
      }
      return (state.pending, state.devices)
    }
    for pending in left { reply(.failed(AccountError(code: "theStoryIsOver")), to: pending) }
    withExtendedLifetime(devices) {}
  }

  // MARK: What the subject sees

  private func environment(of device: Int) -> AccountEnvironment {
    AccountEnvironment(
      call: { self.hear($0, device, $1) },
      currentUser: {
        self.state.withLock { $0.devices[device].session.flatMap($0.world.user) }
      },
      storage: StageStorage(stage: self, device: device),
      observeRevocations: { handler in
        self.main.isBefore(self)
        return self.state.withLock { state in
          state.observations += 1
          state.devices[device].observers[state.observations] = handler
          return state.observations
        }
      },
      stopObserving: { number in
        let handler = self.state.withLock { state in
          state.devices[device].observers.removeValue(forKey: number)
        }
        withExtendedLifetime(handler) {}
      })
  }

  private func hear(
    _ call: AccountCall, _ device: Int, _ reply: @escaping @Sendable (AccountReply) -> Void
  ) {
    let (pending, hearer) = state.withLock { state in
      let place = state.faults.firstIndex { $0.kind == call.kind }
      let fault = place.map { state.faults.remove(at: $0).fault }
      state.calls += 1
      let pending = Pending(
        number: state.calls, device: device, call: call, fault: fault,
        records: state.devices[device].records, reply: reply)
      state.pending.append(pending)
      return (pending, state.hearer)
    }
    hearer?(pending)
  }
}

/// A storage that can be looked at as a whole, to be handed to another process.
package protocol ListedStorage: AccountStorage {
  /// Everything that is kept, by provider.
  var records: [String: ProviderRecord] { get }
}

/// The storage of one device.
private struct StageStorage: ListedStorage {
  let stage: AccountStage
  let device: Int

  var records: [String: ProviderRecord] { stage.state.withLock { $0.devices[device].records } }

  func record(of provider: String) -> ProviderRecord? {
    stage.state.withLock { $0.devices[device].records[provider] }
  }

  func store(_ record: ProviderRecord?, of provider: String) {
    stage.state.withLock { $0.devices[device].records[provider] = record }
  }
}

extension AccountWorld {
  /// Makes what a story is given on one device.
  fileprivate mutating func settle(
    _ given: AccountGiven, _ contract: AccountContract
  ) -> (session: String?, records: [String: ProviderRecord]) {
    // Another provider's user id lies there in every story: it is nobody's business here.
    var records = [Self.other: ProviderRecord(user: Self.otherUser)]
    switch given.session {
    case .nobody: return (nil, records)
    case .anonymous: return (addUser(User()), records)
    case .other: return (addUser(User(providers: [Self.other: Self.otherUser])), records)
    case .apple:
      let name = given.names.displayName
      untold = nil
      if contract.keepsID {
        records[Self.apple] = ProviderRecord(
          user: Self.appleUser, name: name, email: name == nil ? nil : Self.email)
      }
      let user = User(providers: [Self.apple: Self.appleUser], displayName: name)
      return (addUser(user), records)
    }
  }
}

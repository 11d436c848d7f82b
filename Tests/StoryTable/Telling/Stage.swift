internal import ReferenceAuth
internal import Synchronization

/// One thing that was sent, and what came back.
struct Sent: Hashable, Sendable {
  let name: String
  /// Nil where it went well.
  var problem: String?
  /// What proved who was there, in calls that prove it.
  var credential: BackendCredential?
  /// Whether the views showed loading then.
  var isLoading: Bool

  /// Whether it asks for something to be deleted.
  var isDeletion: Bool { name == Call.deleteData.name || name == Call.deleteUser.name }
}

/// The world under its lock, what is to go wrong in it, and what was seen.
final class Stage: Sendable {
  struct State {
    var world: World
    /// What goes wrong next, once.
    var fault: Fault?
    var sent: [Sent] = []
    /// The raw nonces in the order in which they were drawn.
    var nonces: [String] = []
    var app: App?
    /// Counts the starts of the app: what an earlier process does has no effect.
    var process = 0
    var sheet: Sheet?
    var observers: [Int: @Sendable () -> Void] = [:]
    var observations = 0
  }

  let state: Mutex<State>
  let entropy = Entropy()
  /// Where whatever is slow waits.
  private let waiting = Mutex(Rendezvous())

  init(algorithm: JSONWebKeySet.Algorithm) {
    state = Mutex(State(world: World(algorithm: algorithm)))
  }

  var rendezvous: Rendezvous { waiting.withLock { $0 } }

  /// The app that runs now.
  var app: App {
    guard let app = state.withLock({ $0.app }) else { preconditionFailure("no app was started") }
    return app
  }

  /// Starts the app: a new process with what the device keeps.
  func start() {
    let (process, observers) = state.withLock { state in
      state.process += 1
      state.sheet = nil
      defer { state.observers = [:] }
      return (state.process, state.observers)
    }
    withExtendedLifetime(observers) {}
    let app = App(stage: self, process: process)
    // The old one is let go outside the lock: its account ends its observation then.
    let old = state.withLock { state in
      defer { state.app = app }
      return state.app
    }
    withExtendedLifetime(old) {}
  }

  /// Lets something go wrong, once, from now on.
  func arm(_ fault: Fault?) {
    waiting.withLock { $0 = Rendezvous() }
    state.withLock { $0.fault = fault }
    if case .entropy(let mode) = fault { entropy.behave(mode) } else { entropy.behave(.whole) }
  }

  /// Notes what is sent.
  ///
  /// - Returns: The entry's place, for ``fail(_:_:)``.
  func note(_ name: String, _ credential: BackendCredential? = nil, process: Int) -> Int {
    let isLoading = state.withLock { $0.app }?.isLoading ?? false
    return state.withLock { state in
      guard state.process == process else { return state.sent.count }
      state.sent.append(Sent(name: name, credential: credential, isLoading: isLoading))
      return state.sent.count - 1
    }
  }

  /// Notes how a call went wrong.
  func fail(_ place: Int, _ problem: String) {
    state.withLock { state in
      if state.sent.indices.contains(place) { state.sent[place].problem = problem }
    }
  }

  /// The fault of a call, if it is this call's turn.
  func takeFault(of call: Call) -> CallFault? {
    state.withLock { state in
      guard case .call(call.name, let fault)? = state.fault else { return nil }
      state.fault = nil
      return fault
    }
  }

  /// Somebody sends the server what the last sign-in has sent.
  func replay() {
    let place = note("sign in", process: state.withLock { $0.process })
    let result = state.withLock { state -> Result<BackendUser?, any Error> in
      guard let spent = state.sent.compactMap(\.credential).last else {
        preconditionFailure("nobody has signed in yet")
      }
      return Result { try state.world.effect(of: .signIn(spent), isBare: false) }
    }
    if case .failure(let error) = result { fail(place, "\(error)") }
  }

  /// Tells the app of a revocation.
  func sendNotice() {
    let observers = state.withLock { $0.observers.sorted { $0.key < $1.key }.map(\.value) }
    for observer in observers { observer() }
  }
}

internal import ConformanceModel

extension GallerySubject {
  static let stateMachine = machine(
    .legal, "state-machine", nil, [], [],
    "A value decides what becomes of each event; a view model on the main actor does it.")

  static let machineIdleLast = machine(
    .knownBad, "machine-idle-last", .idleLast, [.continuationReentrant, .guardReleased],
    [.guardReleasedLater], "The machine is put to idle after its actions were performed.")

  static let machineHearsAnyFailure = machine(
    .knownBad, "machine-hears-any-failure", .anyFailure, [.guardStaleCallback],
    [.controllerNotCompared],
    "Compares the controller of a success; a failure ends whatever is shown.")

  private static func machine(
    _ kind: Kind, _ name: String, _ slip: SignInMachine.Slip?, _ violates: Set<RequirementID>,
    _ causes: [Cause], _ story: String
  ) -> GallerySubject {
    GallerySubject(
      kind, violates: violates, causes: causes, story: story,
      subject: ProviderSubject(contract: Contract(name: name, signIn: SignInContract())) {
        environment in MainActor.assumeIsolated { MachineModel(environment, slip) }
      })
  }
}

/// What a sign-in is in, and what an event leads to. Does nothing by itself.
private struct SignInMachine {
  enum Slip { case anyFailure, idleLast }

  enum State {
    case idle
    case showing(id: Int, controller: ObjectIdentifier)
  }

  enum Event {
    case tapped(id: Int, controller: ObjectIdentifier)
    case completed(ObjectIdentifier)
    case failed(ObjectIdentifier)
    case abandoned(id: Int)
    case cancelled
  }

  enum Action: Equatable {
    case show, answer, answerCancelled, refuse, nothing
  }

  let slip: Slip?
  private(set) var state = State.idle

  init(slip: Slip?) { self.slip = slip }

  mutating func handle(_ event: Event) -> Action {
    switch (state, event) {
    case (.idle, .tapped(let id, let controller)):
      state = .showing(id: id, controller: controller)
      return .show
    case (.showing, .tapped): return .refuse
    case (.showing(_, let shown), .completed(let controller)):
      return shown == controller ? end(.answer) : .nothing
    case (.showing(_, let shown), .failed(let controller)):
      return shown == controller || slip == .anyFailure ? end(.answer) : .nothing
    case (.showing(let id, _), .abandoned(let leaving)):
      return id == leaving ? end(.answerCancelled) : .nothing
    case (.showing, .cancelled): return end(.answerCancelled)
    case (.idle, _): return .nothing
    }
  }

  private mutating func end(_ action: Action) -> Action {
    if slip != .idleLast { state = .idle }
    return action
  }

  mutating func performed(_ action: Action) {
    if slip == .idleLast, action == .answer || action == .answerCancelled { state = .idle }
  }
}

@MainActor private final class MachineModel {
  private struct Shown {
    let rawNonce: String
    let reply: SignInReply
    let controller: any AuthorizationController
    let owner: MachineModel
  }

  private let environment: SignInEnvironment
  private var machine: SignInMachine
  private var shown: Shown?
  private var lastID = 0

  init(_ environment: SignInEnvironment, _ slip: SignInMachine.Slip?) {
    self.environment = environment
    machine = SignInMachine(slip: slip)
  }

  private func nextID() -> Int {
    lastID += 1
    return lastID
  }

  private func tap(_ id: Int, _ reply: @escaping SignInReply) {
    if case .showing = machine.state {
      return reply(.failure(SignInFailure.alreadyInProgress))
    }
    guard environment.hasWindow() else {
      return reply(.failure(SignInFailure.failed(code: "noWindow")))
    }
    guard let nonce = try? AttemptNonce.draw(from: environment.bytes) else {
      return reply(.failure(SignInFailure.failed(code: "nonceFailed")))
    }
    let controller = environment.makeController(
      AuthorizationRequest(nonce: AttemptNonce.hex(of: nonce)))
    guard machine.handle(.tapped(id: id, controller: ObjectIdentifier(controller))) == .show
    else { return reply(.failure(SignInFailure.alreadyInProgress)) }
    shown = Shown(rawNonce: nonce, reply: reply, controller: controller, owner: self)
    controller.delegate = self
    controller.performRequests()
  }

  private func send(
    _ event: SignInMachine.Event, _ result: (Shown) -> Result<SignInCredential, any Error>
  ) {
    guard let shown else { return }
    let action = machine.handle(event)
    switch action {
    case .answer:
      self.shown = nil
      shown.reply(result(shown))
    case .answerCancelled:
      self.shown = nil
      shown.reply(.failure(SignInFailure.cancelled))
    case .nothing, .refuse, .show: break
    }
    machine.performed(action)
  }
}

extension MachineModel: @preconcurrency SignInProvider {
  func signIn() async throws -> SignInCredential {
    let id = nextID()
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return try await withCheckedThrowingContinuation { continuation in
        tap(id) { continuation.resume(with: $0) }
      }
    } onCancel: {
      Task { @MainActor in
        send(.abandoned(id: id)) { _ in .failure(SignInFailure.cancelled) }
      }
    }
  }

  func signIn(completion: @escaping SignInReply) { tap(nextID(), completion) }

  func cancel() { send(.cancelled) { _ in .failure(SignInFailure.cancelled) } }
}

extension MachineModel: @preconcurrency AuthorizationControllerDelegate {
  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    send(.completed(ObjectIdentifier(controller))) { shown in
      Result { try SignInCredential(credential, rawNonce: shown.rawNonce) }
    }
  }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    send(.failed(ObjectIdentifier(controller))) { _ in .failure(SignInFailure(error)) }
  }
}

internal import ConformanceModel
internal import Dispatch

extension GallerySubject {
  static let managerTakesAnyController = flawed(
    "manager-takes-any-controller", .anyController,
    violates: [.guardStaleCallback], causes: [.controllerNotCompared],
    story: "Completes whatever is pending, whichever controller calls back.")

  static let delegateNeverSet = flawed(
    "delegate-never-set", .delegateNeverSet,
    violates: [
      .continuationAnsweredOnce, .continuationSuccess, .continuationCancel, .continuationFailure,
      .continuationMalformed, .continuationCancellation,
    ], causes: [.delegateNeverSet],
    story: "Starts the request and forgets 'controller.delegate = self'.")

  static let weakSelfBeforeStart = flawed(
    "weak-self-before-start", .weakSelfBeforeStart,
    violates: [.continuationDropped], causes: [.freedWhenDropped],
    story: "Begins in 'Task { [weak self] in … }': who drops it before that is never answered.")

  static let refusalClearsFlag = flawed(
    "refusal-clears-flag", .refusalClearsFlag,
    violates: [
      .continuationAnsweredOnce, .guardExclusive, .guardRefusalHarmless,
    ], causes: [.refusalReleases],
    story: "'defer { isSigningIn = false }' stands above the guard: refusing clears the flag.")

  static let newcomerQueued = flawed(
    "newcomer-queued", .newcomerQueued,
    violates: [.guardExclusive, .guardReleased], causes: [.newcomerQueued],
    story: "Says that it refuses, and lets the first newcomer wait for its turn.")

  static let refusalDropsNonce = flawed(
    "refusal-drops-nonce", .refusalDropsNonce,
    violates: [
      .guardExclusive, .guardRefusalHarmless, .guardReleased, .guardEveryEntry,
    ], causes: [.refusalTouches],
    story: "Clears the shared nonce for the newcomer that it refuses.")

  static let flagStuckAfterEarlyCancel = flawed(
    "flag-stuck-after-early-cancel", .flagStuckAfterEarlyCancel,
    violates: [.continuationCancelledBefore], causes: [.flagStaysSet],
    story: "Sets the flag, then throws because the task is cancelled already.")

  static let sheetAfterCancel = flawed(
    "sheet-after-cancel", .sheetAfterCancel,
    violates: [.continuationCancelledBefore], causes: [.sheetAfterCancel],
    story: "A task that is cancelled already shows the sheet, and is answered after that.")

  static let staticNonce = flawed(
    "static-nonce", .staticNonce,
    violates: [.guardInstances], causes: [.instancesShareState],
    story: "The current nonce is static: a second view's replaces it.")

  static let staticFlag = flawed(
    "static-flag", .staticFlag,
    violates: [.guardInstances], causes: [.instancesShareState],
    story: "The busy flag is static, which the contract does not say.")

  static let staticCurrent = flawed(
    "static-current", .staticCurrent,
    violates: [.guardInstances], causes: [.instancesShareState],
    story: "A task that is cancelled looks for its attempt in the static 'current' manager.")

  static let startsOffMain = badSignIn(
    "starts-off-main", violates: [.continuationMainThread], causes: [.startedOffMain],
    story: "Its async entry makes and starts the controller wherever the task happens to run.",
    callbacks: .mainActor
  ) { Coordinator($0) }

  static let flagClearedByMainQueue = flawed(
    "flag-cleared-by-main-queue", .flagClearedByMainQueue,
    violates: [.continuationReentrant, .guardReleased], causes: [.guardReleasedLater],
    story: "Answers, and clears the flag in a DispatchQueue.main.async.")

  static let nonceStoredByMainQueue = flawed(
    "nonce-stored-by-main-queue", .nonceStoredByMainQueue,
    violates: [.continuationSuccess], causes: [.nonceStoredLater],
    story: "Starts the request, and stores the nonce in a DispatchQueue.main.async.")

  static let nonceRefreshedLater = flawed(
    "nonce-refreshed-later", .nonceRefreshedLater,
    violates: [.guardOwnNonce], causes: [.nonceReplacedLater],
    story: "Keeps a nonce ready, and makes the next one in a task of its own.")

  static let missingReturn = flawed(
    "missing-return", .missingReturn,
    violates: [.continuationStartFailure], causes: [.startFailurePassed],
    story: "Says that there is no window, and shows the sheet: a 'return' is missing.")

  static let unwrapsContinuation = flawed(
    "unwraps-continuation", .unwrapsReply,
    violates: [
      .continuationAnsweredOnce, .continuationDuplicates, .continuationEarly, .continuationDropped,
      .continuationCancellation, .continuationClean, .guardStaleCallback,
    ], causes: [.nilUnwrapped],
    story: "Unwraps what a second callback no longer finds: 'completion!(…)'.")

  private static func flawed(
    _ name: String, _ flaw: SignInManager.Flaw, violates: Set<RequirementID>, causes: [Cause],
    story: String
  ) -> GallerySubject {
    badSignIn(
      name, violates: violates, causes: causes, story: story, callbacks: .mainActor
    ) { environment in
      MainActor.assumeIsolated { SignInManager(environment, flaw) }
    }
  }
}

/// The sign-in manager of an app, with one flaw.
@MainActor
final class SignInManager: @preconcurrency SignInProvider,
  @preconcurrency AuthorizationControllerDelegate
{
  enum Flaw {
    case anyController, delegateNeverSet, weakSelfBeforeStart, refusalClearsFlag, newcomerQueued
    case refusalDropsNonce, flagStuckAfterEarlyCancel, sheetAfterCancel, staticNonce, staticFlag
    case staticCurrent, nonceRefreshedLater, missingReturn
    case unwrapsReply, flagClearedByMainQueue, nonceStoredByMainQueue
  }

  private static var sharedNonce: String?
  private static var isSharedBusy = false
  private static weak var current: SignInManager?

  private let environment: SignInEnvironment
  private let flaw: Flaw
  private var isBusy = false
  private var nonce: String?
  private var readyNonce: String?
  private var reply: SignInReply?
  private var controller: (any AuthorizationController)?
  private var attempt = 0
  private var lastAttempt = 0
  private var waiting: [(Int, SignInReply)] = []
  /// The delegate is held weakly, and whoever waits has nobody else.
  private var keeper: SignInManager?

  init(_ environment: SignInEnvironment, _ flaw: Flaw) {
    self.environment = environment
    self.flaw = flaw
    if flaw == .staticFlag { Self.isSharedBusy = false }
  }

  func signIn() async throws -> SignInCredential {
    lastAttempt += 1
    let id = lastAttempt
    return try await withTaskCancellationHandler {
      if flaw == .flagStuckAfterEarlyCancel, Task.isCancelled, !isBusy { isBusy = true }
      if flaw != .sheetAfterCancel { try Task.checkCancellation() }
      return try await withCheckedThrowingContinuation { continuation in
        start(id) { continuation.resume(with: $0) }
      }
    } onCancel: {
      Task { @MainActor in
        let manager = self.flaw == .staticCurrent ? Self.current : self
        manager?.abandon(id)
      }
    }
  }

  func signIn(completion: @escaping SignInReply) {
    lastAttempt += 1
    let id = lastAttempt
    if flaw == .weakSelfBeforeStart {
      Task { @MainActor [weak self] in self?.start(id, completion) }
    } else {
      start(id, completion)
    }
  }

  func cancel() { finish(.failure(SignInFailure.cancelled)) }

  private func abandon(_ id: Int) {
    if attempt == id { return cancel() }
    guard let place = waiting.firstIndex(where: { $0.0 == id }) else { return }
    waiting.remove(at: place).1(.failure(SignInFailure.cancelled))
  }

  private func start(_ id: Int, _ reply: @escaping SignInReply) {
    if isTaken {
      if flaw == .refusalClearsFlag { isBusy = false }
      if flaw == .refusalDropsNonce { nonce = nil }
      if flaw == .newcomerQueued, waiting.isEmpty { return waiting.append((id, reply)) }
      return reply(.failure(SignInFailure.alreadyInProgress))
    }
    if !environment.hasWindow() {
      reply(.failure(SignInFailure.failed(code: "noWindow")))
      if flaw != .missingReturn { return }
    }
    guard let drawn = readyNonce ?? (try? AttemptNonce.draw(from: environment.bytes)) else {
      return reply(.failure(SignInFailure.failed(code: "nonceFailed")))
    }
    isTaken = true
    (attempt, self.reply, nonce, keeper) = (id, reply, drawn, self)
    Self.current = self
    if flaw == .nonceRefreshedLater {
      readyNonce = drawn
      Task { readyNonce = try? AttemptNonce.draw(from: environment.bytes) }
    }
    if flaw == .staticNonce { Self.sharedNonce = drawn }
    if flaw == .nonceStoredByMainQueue {
      nonce = ""
      later { $0.nonce = drawn }
    }
    let request = AuthorizationRequest(nonce: AttemptNonce.hex(of: drawn))
    show(environment.makeController(request))
  }

  private func show(_ controller: any AuthorizationController) {
    if flaw != .delegateNeverSet { controller.delegate = self }
    self.controller = controller
    controller.performRequests()
  }

  private var isTaken: Bool {
    get { flaw == .staticFlag ? Self.isSharedBusy : isBusy }
    set { if flaw == .staticFlag { Self.isSharedBusy = newValue } else { isBusy = newValue } }
  }

  private func finish(_ result: Result<SignInCredential, any Error>) {
    if flaw == .unwrapsReply, controller != nil {
      let reply = reply!
      clear()
      return reply(result)
    }
    guard let reply else { return }
    clear()
    if !waiting.isEmpty {
      let (id, next) = waiting.removeFirst()
      start(id, next)
    }
    reply(result)
  }

  private func later(_ change: @escaping @MainActor @Sendable (SignInManager) -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated { change(self) } }
  }

  private func clear() {
    if flaw == .flagClearedByMainQueue { later { $0.isTaken = false } } else { isTaken = false }
    (reply, nonce, keeper) = (nil, nil, nil)
    if flaw != .unwrapsReply { controller = nil }
  }

  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    guard flaw == .anyController || controller === self.controller else { return }
    let nonce = flaw == .staticNonce ? Self.sharedNonce : nonce
    guard let nonce else { return finish(.failure(SignInFailure.failed(code: "invalidState"))) }
    finish(Result { try SignInCredential(credential, rawNonce: nonce) })
  }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    guard flaw == .anyController || controller === self.controller else { return }
    finish(.failure(SignInFailure(error)))
  }
}

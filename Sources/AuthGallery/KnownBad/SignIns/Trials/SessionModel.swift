internal import ConformanceModel
internal import Dispatch

/// Sign-in in an app's view model, as it is written in many apps, with room for one slip.
///
/// Without a slip it is right: what a subject of it is blamed for is the one `if` of its slip.
@MainActor final class SessionModel {
  enum Slip {
    case codeRemembered, firstUserKept, unownedTimer
    case anchorFreed, anchorNeverSet, anchorSetOffMain, keptForEver, neverWithdraws
    case answersUnderLock, anyCancelCancels, awaitsNonceUnchecked, broadcastsCallbacks
    case cancelIsFailure, cancelOnlyHidesLoading, cancelRemembered, codeDemandedSilently
    case coolDown, delegateAfterPerform, digestGivenBack, digestTwice, digestUnpadded,
      digestUpperCase
    case domainIsCancel, emailDemanded, fatalErrorWithoutNonce, fatalErrorOnOtherCredential
    case flagClearedAfterAnimation, flagClearedAfterCompletion, flagClearedByDefer, forcedToken
    case forcedReply, joinDrawsAgain, keptForRetry, namesSwapped, newcomerJoins
    case newcomerTakesCompletion, nonceNotSent, nonceReadAfterHop, performsLater, preconditionIdle
    case retriesOnce, startsUnderLock, supersededRefused, timerInTaskGroup
    case timerBesideHop, timerNotStopped, tokenDecodedLeniently, unknownCancels, unknownCodesSilent
  }

  static var models: [SessionModel] = []
  static let cancelled = Result<SignInCredential, any Error>.failure(SignInFailure.cancelled)

  private let environment: SignInEnvironment
  private let contract: SignInContract
  let slip: Slip?
  private let lock = DispatchSemaphore(value: 1)
  var isLoading = false
  var currentNonce: String?
  var lastCode: String?
  var firstUser: String?
  var completions: [SignInReply] = []
  var controller: (any AuthorizationController)?
  private var attempt: Int?
  private var lastAttempt = 0
  private var timer: Task<Void, any Error>?
  private var wasCancelled = false
  var retries = 1
  /// Keeps this object alive while an attempt is pending: its controller holds it weakly.
  private var keeper: SessionModel?
  private let anchor = Anchor()

  /// Stands for the window that the sheet is shown in.
  private final class Anchor: Sendable {}

  init(_ environment: SignInEnvironment, _ contract: SignInContract, _ slip: Slip?) {
    (self.environment, self.contract, self.slip) = (environment, contract, slip)
    if slip == .broadcastsCallbacks { Self.models.append(self) }
  }

  private func newID() -> Int {
    lastAttempt += 1
    return lastAttempt
  }
}

extension SessionModel: @preconcurrency SignInProvider {
  func signIn() async throws -> SignInCredential {
    if slip == .timerInTaskGroup { return try await signInWithinTime() }
    let id = newID()
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return try await withCheckedThrowingContinuation { continuation in
        begin(id) { continuation.resume(with: $0) }
      }
    } onCancel: {
      Task { @MainActor in
        if attempt == id || slip == .anyCancelCancels { cancel() }
      }
    }
  }

  /// The race of sign-in and sleep that is on every other page about time limits: a group waits
  /// for all its children, and a continuation hears of no cancellation.
  private func signInWithinTime() async throws -> SignInCredential {
    try await withThrowingTaskGroup(of: SignInCredential.self) { group in
      group.addTask { try await self.signInWithoutLimit() }
      group.addTask {
        try await Task.sleep(for: .seconds(60))
        throw SignInFailure.failed(code: "timedOut")
      }
      defer { group.cancelAll() }
      return try await group.next()!
    }
  }

  private func signInWithoutLimit() async throws -> SignInCredential {
    try await withCheckedThrowingContinuation { continuation in
      begin(newID()) { continuation.resume(with: $0) }
    }
  }

  func signIn(completion: @escaping SignInReply) { begin(newID(), completion) }

  func cancel() {
    if slip == .timerBesideHop, controller == nil { return }
    if slip == .cancelRemembered, attempt == nil { wasCancelled = true }
    if slip == .cancelOnlyHidesLoading {
      isLoading = false
      return
    }
    if contract.withdraws, slip != .neverWithdraws { controller?.cancel() }
    let failed = SignInFailure.failed(code: "cancelled")
    finish(slip == .cancelIsFailure ? .failure(failed) : Self.cancelled)
  }

  private func begin(_ id: Int, _ completion: @escaping SignInReply) {
    defer { if slip == .flagClearedByDefer { isLoading = false } }
    if slip == .answersUnderLock { locked {} }
    if slip == .preconditionIdle { precondition(completions.isEmpty, "signing in already") }
    if slip == .newcomerTakesCompletion, isLoading { completions = [completion] }
    if isLoading, contract.overlap == .supersede {
      finish(
        slip == .supersededRefused ? .failure(SignInFailure.alreadyInProgress) : Self.cancelled)
    }
    if isLoading, contract.overlap == .join || slip == .newcomerJoins {
      if slip == .joinDrawsAgain { currentNonce = try? AttemptNonce.draw(from: environment.bytes) }
      return completions.append(completion)
    }
    guard !isLoading else {
      // The superseded caller has begun once more from inside its answer.
      if contract.overlap == .supersede { return completion(Self.cancelled) }
      return completion(.failure(SignInFailure.alreadyInProgress))
    }
    guard environment.hasWindow() else {
      return completion(.failure(SignInFailure.failed(code: "noWindow")))
    }
    if wasCancelled {
      wasCancelled = false
      return completion(Self.cancelled)
    }
    isLoading = true
    (attempt, completions, keeper, retries) = (id, [completion], self, 1)
    if contract.timeout != nil, slip != .timerInTaskGroup { startTimer(id) }
    guard slip == .awaitsNonceUnchecked else { return draw() }
    // As one who fetches the nonce from a server: nobody looks whether the attempt is still there.
    Task {
      await Task.yield()
      draw()
    }
  }

  private func startTimer(_ id: Int) {
    if slip == .unownedTimer {
      DispatchQueue.main.asyncAfter(deadline: .now() + 60) { [unowned self] in
        MainActor.assumeIsolated {
          if attempt == id { finish(.failure(SignInFailure.failed(code: "timedOut"))) }
        }
      }
      return
    }
    timer = Task { [weak self] in
      try await Task.sleep(for: .seconds(60))
      guard let self, slip == .timerNotStopped || attempt == id else { return }
      finish(.failure(SignInFailure.failed(code: "timedOut")))
    }
  }

  func draw() {
    guard let nonce = try? AttemptNonce.draw(from: environment.bytes) else {
      return finish(.failure(SignInFailure.failed(code: "nonceFailed")))
    }
    currentNonce = nonce
    show(nonce)
  }

  private func show(_ nonce: String) {
    var sent: String? = AttemptNonce.hex(of: nonce)
    switch slip {
    case .digestTwice: sent = sent.map { AttemptNonce.hex(of: $0) }
    case .digestUnpadded: sent = AttemptNonce.unpaddedHex(of: nonce)
    case .digestUpperCase: sent = sent?.uppercased()
    case .nonceNotSent: sent = nil
    default: break
    }
    let controller = environment.makeController(AuthorizationRequest(nonce: sent))
    self.controller = controller
    if slip != .delegateAfterPerform { controller.delegate = self }
    if contract.setsAnchor, slip != .anchorNeverSet, slip != .anchorSetOffMain {
      controller.presentationContextProvider = slip == .anchorFreed ? Anchor() : anchor
    }
    switch slip {
    case .performsLater: Task { controller.performRequests() }
    case .anchorSetOffMain:
      Task {
        await Task.detached { [anchor] in controller.presentationContextProvider = anchor }.value
        if self.controller === controller { controller.performRequests() }
      }
    case .startsUnderLock: locked { controller.performRequests() }
    default: controller.performRequests()
    }
    controller.delegate = self
  }

  func locked(_ body: () -> Void) {
    lock.wait()
    body()
    lock.signal()
  }

  func finish(_ result: Result<SignInCredential, any Error>) {
    if slip == .forcedReply {
      let completion = completions.first!
      clear()
      return completion(result)
    }
    guard !completions.isEmpty else { return }
    let answered = completions
    if slip == .keptForRetry, case .failure(SignInFailure.failed) = result {
      isLoading = false
    } else {
      clear()
    }
    let tell = { for completion in answered { completion(result) } }
    if slip == .answersUnderLock { locked(tell) } else { tell() }
    if slip == .flagClearedAfterCompletion { isLoading = false }
  }

  func clear() {
    if slip != .timerNotStopped { timer?.cancel() }
    completions = []
    (attempt, controller) = (nil, nil)
    if slip != .keptForEver { keeper = nil }
    if slip != .nonceReadAfterHop { currentNonce = nil }
    switch slip {
    case .coolDown:
      Task {
        try await Task.sleep(for: .seconds(2))
        isLoading = false
      }
    case .flagClearedAfterAnimation:
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
        MainActor.assumeIsolated { self.isLoading = false }
      }
    case .flagClearedAfterCompletion: break
    default: isLoading = false
    }
  }
}

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
    case coolDown, delegateAfterPerform, digestGivenBack, digestTwice, digestUpperCase
    case domainIsCancel, emailDemanded, fatalErrorWithoutNonce, fatalErrorOnOtherCredential
    case flagClearedAfterAnimation, flagClearedAfterCompletion, flagClearedByDefer, forcedToken
    case forcedReply, joinDrawsAgain, keptForRetry, namesSwapped, newcomerJoins
    case newcomerTakesCompletion, nonceNotSent, nonceReadAfterHop, performsLater, preconditionIdle
    case retriesOnce, startsUnderLock, supersededRefused, timerInTaskGroup
    case timerBesideHop, timerNotStopped, tokenDecodedLeniently, unknownCancels, unknownCodesSilent
  }

  private static var models: [SessionModel] = []
  private static let cancelled = Result<SignInCredential, any Error>.failure(
    SignInFailure.cancelled)

  private let environment: SignInEnvironment
  private let contract: SignInContract
  private let slip: Slip?
  private let lock = DispatchSemaphore(value: 1)
  private var isLoading = false
  private var currentNonce: String?
  private var lastCode: String?
  private var firstUser: String?
  private var completions: [SignInReply] = []
  private var controller: (any AuthorizationController)?
  private var attempt: Int?
  private var lastAttempt = 0
  private var timer: Task<Void, any Error>?
  private var wasCancelled = false
  private var retries = 1
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

  private func result(
    of credential: AuthorizationCredential, _ nonce: String
  ) -> Result<SignInCredential, any Error> {
    Result {
      let raw = slip == .digestGivenBack ? AttemptNonce.hex(of: nonce) : nonce
      guard case .appleID(let apple) = credential else {
        if slip == .fatalErrorOnOtherCredential { fatalError("Unexpected credential") }
        throw SignInFailure.failed(code: "wrongCredentialType")
      }
      if slip == .emailDemanded, apple.email == nil {
        throw SignInFailure.failed(code: "missingEmail")
      }
      if slip == .tokenDecodedLeniently, let token = apple.identityToken, !token.isEmpty {
        return SignInCredential(
          rawNonce: raw, identityToken: String(decoding: token, as: UTF8.self),
          authorizationCode: apple.authorizationCode.map { String(decoding: $0, as: UTF8.self) },
          user: apple.user)
      }
      if slip == .forcedToken { _ = apple.identityToken! }
      var read = try SignInCredential(credential, rawNonce: raw)
      if slip == .codeRemembered {
        lastCode = read.authorizationCode ?? lastCode
        read.authorizationCode = lastCode
      }
      if slip == .firstUserKept {
        firstUser = firstUser ?? read.user
        read.user = firstUser
      }
      if slip == .namesSwapped {
        let names = [apple.familyName, apple.givenName].compactMap { $0 }
        read.name = names.isEmpty ? nil : names.joined(separator: " ")
      }
      return read
    }
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

  private func draw() {
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

  private func locked(_ body: () -> Void) {
    lock.wait()
    body()
    lock.signal()
  }

  private func finish(_ result: Result<SignInCredential, any Error>) {
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

  private func clear() {
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

extension SessionModel: @preconcurrency AuthorizationControllerDelegate {
  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    if slip == .startsUnderLock { locked {} }
    if slip == .fatalErrorWithoutNonce, currentNonce == nil {
      fatalError("Invalid state: A login callback was received, but no login request was sent.")
    }
    if slip == .broadcastsCallbacks {
      for model in Self.models { model.complete(credential) }
    } else if isMeant(controller) {
      complete(credential)
    }
  }

  private func isMeant(_ controller: any AuthorizationController) -> Bool {
    controller === self.controller || slip == .forcedReply
  }

  private func complete(_ credential: AuthorizationCredential) {
    if slip == .codeDemandedSilently, case .appleID(let apple) = credential,
      apple.authorizationCode == nil
    {
      return isLoading = false
    }
    if slip == .timerBesideHop, !completions.isEmpty, let nonce = currentNonce {
      let answered = completions
      controller = nil
      Task {
        clear()
        for done in answered { done(result(of: credential, nonce)) }
      }
      return
    }
    if slip == .nonceReadAfterHop {
      let answered = completions
      clear()
      Task { for done in answered { done(result(of: credential, currentNonce ?? "")) } }
      return
    }
    guard let nonce = currentNonce else { return }
    finish(result(of: credential, nonce))
  }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    if slip == .startsUnderLock { locked {} }
    guard isMeant(controller) else { return }
    let isApple = error.domain == AuthorizationError.appleDomain
    switch slip {
    case .retriesOnce where isApple && error.code != 1001 && retries > 0:
      retries -= 1
      draw()
    case .unknownCodesSilent where isApple && ![1000, 1001, 1004].contains(error.code): break
    case .domainIsCancel where isApple: finish(Self.cancelled)
    case .unknownCancels where isApple && error.code == 1000: finish(Self.cancelled)
    default: finish(.failure(SignInFailure(error)))
    }
  }
}

internal import ConformanceModel
internal import Dispatch
internal import Foundation

extension GallerySubject {
  static let serialQueue = legalSignIn(
    "serial-queue", leavesOpen: [.guardSuspension],
    story: "All state on a serial Dispatch queue, from which requests are started as well.",
    contract: SignInContract(entries: [.completion], taskCancellation: false)
  ) { QueuedSignIn($0, DispatchQueue(label: "sign-in")) }

  static let mainQueueState = legalSignIn(
    "main-queue-state",
    story: "All state on the main Dispatch queue; each step is a DispatchQueue.main.async.",
    contract: SignInContract(entries: [.completion], taskCancellation: false),
    callbacks: .mainActor
  ) { QueuedSignIn($0, .main) }
}

extension GallerySubject {
  static let mainQueueTimer = timed(
    "main-queue-timer", by: .block,
    "Ends an attempt after a minute by asyncAfter on the main queue.")

  static let mainQueueTimerSource = timed(
    "main-queue-timer-source", by: .source,
    "Ends an attempt after a minute by a DispatchSourceTimer on the main queue, ticking each second."
  )

  static let mainRunLoopTimer = timed(
    "main-run-loop-timer", by: .runLoop,
    "Ends an attempt after a minute by a Timer of the main run loop.")

  private static func timed(_ id: String, by timer: QueuedSignIn.Timing, _ story: String) -> Self {
    legalSignIn(
      id, story: story,
      contract: SignInContract(entries: [.completion], taskCancellation: false, timeout: 60),
      callbacks: .mainActor
    ) { QueuedSignIn($0, .main, timing: timer) }
  }

  static let sourceTimerNotStopped = badSignIn(
    "source-timer-not-stopped", violates: [.continuationTimeout], causes: [.timerNotStopped],
    story: "An attempt's DispatchSourceTimer is not cancelled at its end, and ends the next one.",
    contract: SignInContract(entries: [.completion], taskCancellation: false, timeout: 60),
    callbacks: .mainActor
  ) { QueuedSignIn($0, .main, timing: .sourceForgotten) }
}

/// Sign-in in the style before Swift concurrency: a queue owns the state.
///
/// Unchecked, because the compiler does not know of queues: every stored variable is used on
/// `queue` alone.
private final class QueuedSignIn: SignInProvider, AuthorizationControllerDelegate,
  @unchecked Sendable
{
  /// By which an attempt's minute is counted, where it is.
  enum Timing { case never, block, source, runLoop, sourceForgotten }

  private struct Attempt {
    let rawNonce: String
    let controller: any AuthorizationController
    let reply: SignInReply
    /// The controller holds its delegate weakly.
    let keeper: QueuedSignIn
  }

  private let environment: SignInEnvironment
  private let queue: DispatchQueue
  private let timing: Timing
  private var attempt: Attempt?
  private var ticker: (any DispatchSourceTimer)?
  private var timer: Timer?

  init(_ environment: SignInEnvironment, _ queue: DispatchQueue, timing: Timing = .never) {
    self.environment = environment
    self.queue = queue
    self.timing = timing
  }

  func signIn(completion: @escaping SignInReply) {
    queue.async {
      guard self.attempt == nil else {
        return completion(.failure(SignInFailure.alreadyInProgress))
      }
      guard self.environment.hasWindow() else {
        return completion(.failure(SignInFailure.failed(code: "noWindow")))
      }
      guard let rawNonce = try? AttemptNonce.draw(from: self.environment.bytes) else {
        return completion(.failure(SignInFailure.failed(code: "nonceFailed")))
      }
      let controller = self.environment.makeController(
        AuthorizationRequest(nonce: AttemptNonce.hex(of: rawNonce)))
      controller.delegate = self
      self.attempt = Attempt(
        rawNonce: rawNonce, controller: controller, reply: completion, keeper: self)
      self.startTimer(controller)
      controller.performRequests()
    }
  }

  private func startTimer(_ controller: any AuthorizationController) {
    // Foundation on Linux never frees what a Timer's block holds.
    let isOver: @Sendable () -> Void = { [weak self, weak controller] in
      guard let controller else { return }
      self?.finish(controller) { _ in .failure(SignInFailure.failed(code: "timedOut")) }
    }
    switch timing {
    case .never: break
    case .block: queue.asyncAfter(deadline: .now() + .seconds(60), execute: isOver)
    case .source: startTicker(isOver)
    case .sourceForgotten: startTicker { [weak self] in self?.endWhateverIsPending() }
    case .runLoop:
      timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in isOver() }
    }
  }

  private func startTicker(_ isOver: @escaping @Sendable () -> Void) {
    let source = DispatchSource.makeTimerSource(queue: queue)
    let left = Countdown(60)
    source.schedule(deadline: .now() + .seconds(1), repeating: .seconds(1))
    source.setEventHandler { if left.isOverAfterTick() { isOver() } }
    source.resume()
    // The forgotten one goes on, as something else holds it.
    if timing == .sourceForgotten { source.setCancelHandler { _ = source } }
    ticker = source
  }

  private func endWhateverIsPending() {
    if let attempt {
      finish(attempt.controller) { _ in .failure(SignInFailure.failed(code: "timedOut")) }
    }
  }

  func cancel() {
    queue.async {
      if let pending = self.attempt {
        self.finish(pending.controller) { _ in .failure(SignInFailure.cancelled) }
      }
    }
  }

  private func finish(
    _ controller: any AuthorizationController,
    _ result: (Attempt) -> Result<SignInCredential, any Error>
  ) {
    guard let ended = attempt, ended.controller === controller else { return }
    attempt = nil
    if timing == .source { ticker?.cancel() }
    timer?.invalidate()
    ended.reply(result(ended))
  }

  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    queue.async {
      self.finish(controller) { attempt in
        Result { try SignInCredential(credential, rawNonce: attempt.rawNonce) }
      }
    }
  }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    queue.async { self.finish(controller) { _ in .failure(SignInFailure(error)) } }
  }
}

/// Counts seconds down; unchecked, because one queue counts.
private final class Countdown: @unchecked Sendable {
  private var left: Int
  init(_ seconds: Int) { left = seconds }

  func isOverAfterTick() -> Bool {
    left -= 1
    return left == 0
  }
}

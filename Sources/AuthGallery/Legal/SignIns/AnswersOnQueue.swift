internal import ConformanceModel
internal import Dispatch

extension GallerySubject {
  static let answersOnQueue = legalSignIn(
    "answers-on-queue", leavesOpen: [.guardSuspension],
    story: "Answers its callers from a serial Dispatch queue, which no explorer controls."
  ) { QueueCoordinator($0, DispatchQueue(label: "sign-in")) }

  static let answersOnMainQueue = legalSignIn(
    "answers-on-main-queue",
    story: "Answers its callers with DispatchQueue.main.async, as most app code does."
  ) { QueueCoordinator($0, .main) }
}

/// The common coordinator; every answer is given from a queue.
private final class QueueCoordinator: Coordinator, @unchecked Sendable {
  // Unchecked like its superclass: a queue is `Sendable`.
  private let queue: DispatchQueue

  init(_ environment: SignInEnvironment, _ queue: DispatchQueue) {
    self.queue = queue
    super.init(environment)
  }

  override func admits(_ newcomer: Attempt) -> Bool {
    var newcomer = newcomer
    newcomer.reply = { [queue, reply = newcomer.reply] result in
      queue.async { reply(result) }
    }
    return super.admits(newcomer)
  }
}

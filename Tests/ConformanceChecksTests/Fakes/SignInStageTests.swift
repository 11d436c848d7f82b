@testable import ConformanceChecks
import ConformanceModel
import Synchronization
import Testing

@Suite struct SignInStageTests {
  private static let oneAttempt: [SignInStep] = [
    .start(SignInStart("A")), .callback(attempt: "A", ProviderCallback(.success)),
  ]

  private static func stage(_ entry: SignInContract.Entry) -> SignInStage {
    SignInStage(contract: SignInContract(), entry: entry, seed: 1, settling: SentinelRounds())
  }

  @Test func `a provider in another process settles itself, without the sentinels`()
    async throws
  {
    let subject = StagedSubject(failure: .cancelled)
    let history = try await Self.stage(.completion).play(Self.oneAttempt, with: subject)
    #expect(subject.provider.settled.withLock { $0 } == 2)
    #expect(history.caller("A")?.answers == [.cancelled])
    #expect(
      history.story == [
        "  start A (completion)                -> A: cancelled",
        "  provider to A: success", "    -> skipped, A has made no request",
      ])
  }

  @Test(arguments: SignInContract.Entry.allCases)
  func `the end of the subject's process ends the scenario`(_ entry: SignInContract.Entry) async {
    let fault = SubjectFault.ended("the process ended with signal 9")
    await #expect(throws: fault) {
      try await Self.stage(entry).play(Self.oneAttempt, with: StagedSubject(fault: fault))
    }
  }

  @Test func `answers, requests and outstanding requests are all noted`() async throws {
    let steps: [SignInStep] = [
      .start(SignInStart("A")), .cancel, .callback(attempt: "A", ProviderCallback(.success)),
    ]
    let subject = StagedSubject(startsRequests: 2)
    let history = try await Self.stage(.completion).play(steps, with: subject)
    #expect(history.callers == [SignInHistory.Caller(attempt: "A", entry: .completion)])
    #expect(history.requests.map(\.attempt) == ["A", "A"])
    #expect(history.requests.map(\.callbacks) == [0, 1])
    #expect(history.requests.map(\.heard) == [0, 0])
    #expect(history.mostOutstanding == 2)
    #expect(
      history.story == [
        "  start A (completion)                -> request 1; request 2",
        "  cancel()                            -> nothing",
        "  provider to A: success              -> no delegate is there",
      ])
  }

  @Test func `a request that is started when all is over is noted by nobody`() async throws {
    let life = LifeProbe()
    let subject = StagedSubject(startsRequests: 1)
    let stage = SignInStage(
      contract: SignInContract(), entry: .completion, seed: 1, settling: SentinelRounds(),
      life: life)
    _ = try await stage.play([.start(SignInStart("A"))], with: subject)
    // As a queue of the subject's does that has not come to it before.
    for late in subject.provider.controllers.withLock({ $0 }) { late.performRequests() }
    #expect(life.count(.controller) == 1)
  }
}

/// A subject with one provider that can be looked at afterwards.
private struct StagedSubject: SignInSubject {
  let contract = Contract(name: "staged")
  let provider: StagedProvider

  init(failure: SignInFailure) { provider = StagedProvider(error: failure, startsRequests: 0) }

  init(fault: SubjectFault) { provider = StagedProvider(error: fault, startsRequests: 0) }

  /// Answers nobody.
  init(startsRequests: Int) {
    provider = StagedProvider(error: nil, startsRequests: startsRequests)
  }

  func makeProvider(in environment: SignInEnvironment) throws -> any SignInProvider {
    provider.environment.withLock { $0 = environment }
    return provider
  }
}

private final class StagedProvider: RemoteProvider {
  let environment = Mutex<SignInEnvironment?>(nil)
  let controllers = Mutex<[any AuthorizationController]>([])
  let settled = Mutex(0)
  private let error: (any Error)?
  private let startsRequests: Int

  init(error: (any Error)?, startsRequests: Int) {
    self.error = error
    self.startsRequests = startsRequests
  }

  func start(
    _ entry: SignInContract.Entry, isEarly: Bool, inside: Int?,
    completion: @escaping @Sendable (Result<SignInCredential, any Error>) -> Void
  ) -> Int {
    let environment = environment.withLock { $0 }
    for number in 0..<startsRequests {
      let request = AuthorizationRequest(nonce: "nonce \(number)")
      guard let controller = environment?.makeController(request) else { continue }
      controllers.withLock { $0.append(controller) }
      controller.performRequests()
    }
    if let error { completion(.failure(error)) }
    return 1
  }

  func cancel() {}
  func cancelTask(of attempt: Int) {}

  func settle() async throws { settled.withLock { $0 += 1 } }
}

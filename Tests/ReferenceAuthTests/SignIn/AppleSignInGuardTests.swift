import Testing

@testable import ReferenceAuth

/// One attempt at a time; whoever is not it changes nothing.
@Suite struct AppleSignInGuardTests {
  @Test func `a second attempt is refused and the first one goes on with its own nonce`() {
    let stage = Stage()
    let provider = stage.makeProvider()
    stage.start(provider)
    stage.start(provider)
    #expect(stage.answers == [.failure(.alreadyInProgress)])
    #expect(stage.controllers.count == 1)
    stage.controllers[0].succeed()
    #expect(stage.answers == [.failure(.alreadyInProgress), .success(.plain(nonce: 1))])
  }

  @Test func `of every pair of callbacks the first counts and the rest are ignored`() {
    let failure = AuthorizationFailure(domain: "d", code: 7)
    let events: [(act: (FakeController) -> Void, answer: SignInAnswer)] = [
      ({ $0.succeed() }, .success(.plain(nonce: 1))),
      ({ $0.fail(failure) }, .failure(.failed(failure))),
      ({ $0.fail(.userCancelled) }, .failure(.cancelled)),
      ({ $0.succeed(.other(type: "x")) }, .failure(.unexpectedCredential(type: "x"))),
    ]
    for first in events {
      for second in events {
        let stage = Stage()
        let provider = stage.makeProvider()
        stage.start(provider)
        let controller = stage.controllers[0]
        // Held, so that the second callback has a delegate to reach.
        let delegate = controller.delegate
        first.act(controller)
        second.act(controller)
        #expect(controller.delegate != nil)
        #expect(stage.answers == [first.answer])
        withExtendedLifetime(delegate) {}
      }
    }
  }

  @Test func `a late callback of an earlier attempt never ends a later one`() {
    let stage = Stage()
    let provider = stage.makeProvider()
    stage.start(provider)
    let early = stage.controllers[0]
    let earlyDelegate = early.delegate
    provider.cancel()
    stage.start(provider)
    let late = stage.controllers[1]
    early.succeed(.token("old"))
    early.fail(.userCancelled)
    // The right delegate with the wrong controller, and the other way round.
    late.delegate?.authorizationController(early, didCompleteWith: .token("mixed"))
    earlyDelegate?.authorizationController(late, didCompleteWith: .token("mixed"))
    #expect(stage.answers == [.failure(.cancelled)])
    late.succeed()
    #expect(stage.answers == [.failure(.cancelled), .success(.plain(nonce: 2))])
  }

  @Test func `a new attempt from inside the completion works and is not wiped`() {
    let stage = Stage()
    let provider = stage.makeProvider()
    provider.signIn { answer in
      stage.note(answer)
      stage.start(provider)
    }
    stage.controllers[0].fail(.userCancelled)
    #expect(stage.controllers.count == 2)
    #expect(stage.answers == [.failure(.cancelled)])
    stage.controllers[1].succeed()
    #expect(stage.answers == [.failure(.cancelled), .success(.plain(nonce: 2))])
  }

  @Test func `a new attempt from inside a completion inside performRequests works`() {
    let stage = Stage()
    let provider = stage.makeProvider()
    stage.set(whenPerformed: { $0.succeed() })
    provider.signIn { answer in
      stage.note(answer)
      stage.set()
      stage.start(provider)
    }
    stage.controllers[1].succeed()
    #expect(stage.answers == [.success(.plain(nonce: 1)), .success(.plain(nonce: 2))])
  }

  @Test func `a cancel while the request is being prepared asks nothing of the provider`() {
    let stage = Stage()
    let holder = ProviderHolder()
    let provider = AppleSignIn(
      environment: SignInEnvironment(
        makeController: { FakeController($0, whenPerformed: { _ in Issue.record("performed") }) },
        drawNonce: {
          holder.provider?.cancel()
          return "nonce"
        }))
    holder.provider = provider
    stage.start(provider)
    holder.provider = nil
    #expect(stage.answers == [.failure(.cancelled)])
  }

  @Test func `where attempts share one controller, each delegate still knows its own attempt`() {
    let stage = Stage()
    let controller = FakeController(AuthorizationRequest(), whenPerformed: { _ in })
    let provider = AppleSignIn(
      environment: SignInEnvironment(makeController: { _ in controller }, drawNonce: { "nonce" }))
    stage.start(provider)
    let earlyDelegate = controller.delegate
    provider.cancel()
    stage.start(provider)
    earlyDelegate?.authorizationController(controller, didCompleteWith: .token("old"))
    #expect(stage.answers == [.failure(.cancelled)])
    controller.fail(.userCancelled)
    #expect(stage.answers == [.failure(.cancelled), .failure(.cancelled)])
  }

  @Test func `many threads at once: one runs, everybody is answered once`() async {
    let stage = Stage()
    let provider = stage.makeProvider()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<32 { group.addTask { stage.start(provider) } }
    }
    #expect(stage.controllers.map(\.performCount) == [1])
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { stage.controllers[0].succeed() } }
      for _ in 0..<8 { group.addTask { provider.cancel() } }
    }
    #expect(stage.answers.count { $0 == .failure(.alreadyInProgress) } == 31)
    #expect(stage.answers.count == 32)
  }

  @Test func `dropping the last reference still leads to an answer and frees everything`() {
    let stage = Stage()
    weak var provider: AppleSignIn?
    do {
      let dropped = stage.makeProvider()
      provider = dropped
      stage.start(dropped)
    }
    #expect(provider != nil)
    stage.controllers[0].succeed()
    #expect(stage.answers == [.success(.plain(nonce: 1))])
    #expect(stage.controllers[0].delegate == nil)
    #expect(provider == nil)
  }
}

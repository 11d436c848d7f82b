import Testing

@testable import ReferenceAuth

/// The `async` entry point; the fake calls back inside `performRequests` or a task does.
@Suite struct AppleSignInAsyncTests {
  @Test func `an awaiting caller gets the credential`() async throws {
    let stage = Stage()
    let provider = stage.makeProvider()
    stage.set(whenPerformed: { $0.succeed() })
    #expect(try await provider.signIn() == .plain(nonce: 1))
    #expect(try await provider.signIn() == .plain(nonce: 2))
  }

  @Test func `an awaiting caller gets the error`() async {
    let stage = Stage()
    let provider = stage.makeProvider()
    stage.set(whenPerformed: { $0.fail(.userCancelled) })
    await #expect(throws: SignInError.cancelled) { try await provider.signIn() }
  }

  @Test func `both entry points share one guard`() async {
    let stage = Stage()
    let provider = stage.makeProvider()
    stage.start(provider)
    await #expect(throws: SignInError.alreadyInProgress) { try await provider.signIn() }
    stage.controllers[0].succeed()
    #expect(stage.answers == [.success(.plain(nonce: 1))])
  }

  @Test func `cancelling the task answers its caller, and a late callback is ignored`() async {
    let stage = Stage()
    let provider = stage.makeProvider()
    let (performed, signal) = AsyncStream.makeStream(of: Void.self)
    stage.set(whenPerformed: { _ in signal.finish() })
    let caller = Task { try await provider.signIn() }
    for await _ in performed {}
    let delegate = stage.controllers[0].delegate
    caller.cancel()
    await #expect(throws: SignInError.cancelled) { try await caller.value }
    delegate?.authorizationController(stage.controllers[0], didCompleteWith: .token("late"))

    stage.set(whenPerformed: { $0.succeed() })
    stage.start(provider)
    #expect(stage.answers == [.success(.plain(nonce: 2))])
  }

  @Test func `a task cancelled before it signs in asks nothing of the provider`() async {
    let stage = Stage()
    let provider = stage.makeProvider()
    let caller = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await provider.signIn()
    }
    await #expect(throws: SignInError.cancelled) { try await caller.value }
    #expect(stage.controllers.isEmpty)
  }

  @Test func `cancelling a refused task leaves the pending attempt alone`() async {
    let stage = Stage()
    let provider = stage.makeProvider()
    stage.start(provider)
    let caller = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await provider.signIn()
    }
    await #expect(throws: SignInError.cancelled) { try await caller.value }
    #expect(stage.answers.isEmpty)
    stage.controllers[0].succeed()
    #expect(stage.answers == [.success(.plain(nonce: 1))])
  }
}

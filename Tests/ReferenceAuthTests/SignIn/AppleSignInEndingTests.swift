import Testing

@testable import ReferenceAuth

/// Every ending answers exactly once, frees the slot and lets the delegate go.
@Suite struct AppleSignInEndingTests {
  @Test func `success carries every field and pairs with its own raw nonce`() {
    let stage = Stage()
    let provider = stage.makeProvider()
    provider.signIn(state: "link", scopes: [.email]) { stage.note($0) }
    let controller = stage.controllers[0]
    #expect(
      controller.request
        == AuthorizationRequest(
          state: "link", scopes: [.email], nonce: SHA256.digest(of: "nonce-1").hexadecimal))
    let name = PersonName(given: "Ada", family: nil)
    controller.succeed(
      .appleID(
        AppleIDCredential(
          user: "u", identityToken: Array("tøken".utf8), authorizationCode: Array("code".utf8),
          fullName: name, email: "a@b", state: "link")))
    let expected = SignInCredential(
      user: "u", identityToken: "tøken", rawNonce: "nonce-1", authorizationCode: "code",
      fullName: name, email: "a@b", state: "link")
    #expect(stage.answers == [.success(expected)])
  }

  static let cancelDomain = "com.apple.AuthenticationServices.AuthorizationError"

  @Test(arguments: [
    (cancelDomain, 1001, SignInError.cancelled),
    (cancelDomain, 1000, .failed(AuthorizationFailure(domain: cancelDomain, code: 1000))),
    (cancelDomain, -1001, .failed(AuthorizationFailure(domain: cancelDomain, code: -1001))),
    ("AKAuthenticationError", 1001, .failed(.init(domain: "AKAuthenticationError", code: 1001))),
    ("", 1001, .failed(AuthorizationFailure(domain: "", code: 1001))),
  ])
  func `only the provider's own cancel code in its own domain is a cancel`(
    domain: String, code: Int, error: SignInError
  ) {
    let stage = Stage()
    let provider = stage.makeProvider()
    stage.start(provider)
    stage.controllers[0].fail(AuthorizationFailure(domain: domain, code: code))
    #expect(stage.answers == [.failure(error)])
    expectFree(provider, stage)
  }

  @Test(arguments: [
    (
      AuthorizationCredential.other(type: "Password"),
      SignInError.unexpectedCredential(type: "Password")
    ),
    (.appleID(AppleIDCredential(user: "u", identityToken: nil)), .missingToken),
    (.appleID(AppleIDCredential(user: "u", identityToken: [])), .missingToken),
    (.appleID(AppleIDCredential(user: "u", identityToken: [0x65, 0xFF])), .tokenNotUTF8),
  ])
  func `a malformed credential is answered with its error`(
    credential: AuthorizationCredential, error: SignInError
  ) {
    let stage = Stage()
    let provider = stage.makeProvider()
    stage.start(provider)
    stage.controllers[0].succeed(credential)
    #expect(stage.answers == [.failure(error)])
    expectFree(provider, stage)
  }

  @Test func `an authorization code that is not UTF-8 counts as none`() throws {
    let stage = Stage()
    let provider = stage.makeProvider()
    stage.start(provider)
    stage.controllers[0].succeed(
      .appleID(
        AppleIDCredential(
          user: "user", identityToken: Array("token".utf8), authorizationCode: [0xFF])))
    #expect(stage.answers == [.success(.plain(nonce: 1))])
  }

  @Test func `no window, no nonce and no controller are answered and leave nothing behind`() {
    let stage = Stage()
    let provider = stage.makeProvider()
    stage.set(hasWindow: false)
    stage.start(provider)
    stage.set(nonceFails: true)
    stage.start(provider)
    stage.set(factoryFails: true)
    stage.start(provider)
    #expect(
      stage.answers == [
        .failure(.noWindow),
        .failure(
          .nonceFailed(
            "random source: repeats values that must be refused. Replace the source.")),
        .failure(.cannotStart("SourceDown()")),
      ])
    #expect(stage.controllers.isEmpty)
    stage.set()
    // The third attempt drew the first nonce before its controller failed.
    expectFree(provider, stage, drawn: 1)
  }

  @Test func `an empty nonce is an error, never sent`() {
    let stage = Stage()
    let provider = AppleSignIn(
      environment: SignInEnvironment(
        makeController: { FakeController($0, whenPerformed: { _ in }) }, drawNonce: { "" }))
    stage.start(provider)
    #expect(stage.answers == [.failure(.nonceFailed("the nonce is empty."))])
  }

  @Test func `callbacks from inside performRequests are answered`() {
    let stage = Stage()
    let provider = stage.makeProvider()
    stage.set(whenPerformed: { $0.succeed() })
    stage.start(provider)
    stage.set(whenPerformed: { $0.fail(.userCancelled) })
    stage.start(provider)
    #expect(stage.answers == [.success(.plain(nonce: 1)), .failure(.cancelled)])
    #expect(stage.controllers.map(\.cancelCount) == [0, 0])
    stage.set()
    expectFree(provider, stage, drawn: 2)
  }

  @Test func `cancel withdraws the request, answers, and a late callback is ignored`() {
    let stage = Stage()
    let provider = stage.makeProvider()
    stage.start(provider)
    let controller = stage.controllers[0]
    do {
      let delegate = controller.delegate
      provider.cancel()
      provider.cancel()
      delegate?.authorizationController(controller, didCompleteWith: .token("late"))
    }
    #expect(stage.answers == [.failure(.cancelled)])
    #expect(controller.cancelCount == 1)
    expectFree(provider, stage)
  }

  @Test func `when a cancel is answered the delegate is gone already`() {
    let stage = Stage()
    let provider = stage.makeProvider()
    provider.signIn { answer in
      stage.note(answer)
      #expect(stage.controllers[0].delegate == nil)
    }
    #expect(stage.controllers[0].delegate != nil)
    provider.cancel()
    #expect(stage.answers == [.failure(.cancelled)])
  }

  @Test func `cancel from inside performRequests withdraws the request after it has started`() {
    let stage = Stage()
    let provider = stage.makeProvider()
    // Weak, because controller → closure → stage → controller would be a cycle.
    stage.set(whenPerformed: { [weak provider, weak stage] controller in
      provider?.cancel()
      #expect(controller.cancelCount == 0)
      #expect(stage?.answers == [.failure(.cancelled)])
      controller.succeed()
    })
    stage.start(provider)
    #expect(stage.answers == [.failure(.cancelled)])
    #expect(stage.controllers[0].cancelCount == 1)
    stage.set()
    expectFree(provider, stage)
  }

  /// Checks that the next attempt starts and succeeds, with the nonce after those drawn so far.
  private func expectFree(
    _ provider: AppleSignIn, _ stage: Stage, drawn: Int = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let earlier = stage.controllers
    let answered = stage.answers.count
    for controller in earlier {
      #expect(controller.delegate == nil, sourceLocation: sourceLocation)
    }
    stage.start(provider)
    guard let controller = stage.controllers.last, stage.controllers.count == earlier.count + 1
    else {
      Issue.record("the next attempt made no request", sourceLocation: sourceLocation)
      return
    }
    controller.succeed()
    #expect(
      stage.answers.dropFirst(answered)
        == [.success(.plain(nonce: drawn + 1))],
      sourceLocation: sourceLocation)
  }
}

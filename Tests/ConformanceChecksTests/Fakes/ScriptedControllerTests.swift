@testable import ConformanceChecks
import ConformanceModel
import Dispatch
import Synchronization
import Testing

@Suite struct ScriptedControllerTests {
  @Test func `the delegate is held weakly`() {
    let controller = ScriptedController(number: 1, request: AuthorizationRequest(nonce: "n"))
    controller.delegate = Listener()
    #expect(controller.delegate == nil)
    #expect(!controller.callBack(with: ProviderCallback(.success)))
    #expect(controller.callbacks == 1)
    #expect(controller.heard == 0)
  }

  @Test func `a success carries exactly the request's nonce and state`() {
    let listener = Listener()
    let request = AuthorizationRequest(nonce: "a\"\\\u{1}é", state: "s")
    let controller = ScriptedController(number: 7, request: request)
    controller.delegate = listener
    controller.callBack(with: ProviderCallback(.success))
    let token = IssuedCredential(number: 7, request: request).token
    #expect(
      listener.heard == [
        .credential(
          .appleID(
            AppleIDCredential(
              user: "user-7", identityToken: Array(token.utf8),
              authorizationCode: Array("code-7-of-this-request-alone".utf8), givenName: "Given7",
              familyName: "Family7", email: "user7@example.com", state: "s")))
      ])
  }

  @Test func `an early callback comes from inside performRequests, after the start`() {
    let listener = Listener()
    let order = Mutex<[String]>([])
    let controller = ScriptedController(
      number: 1, request: AuthorizationRequest(nonce: "n"), early: ProviderCallback(.failure)
    ) { order.withLock { $0.append("performed, heard \(listener.heard.count)") } }
    controller.delegate = listener
    controller.performRequests()
    #expect(order.withLock { $0 } == ["performed, heard 0"])
    #expect(listener.heard == [.error(AuthorizationError(code: 1004))])
    #expect(controller.timesPerformed == 1)
  }

  @Test func `callbacks come on the main thread, or there and elsewhere in turn`() {
    let places: [(SignInContract.Callbacks, SignInContract.Entry, [Bool])] = [
      (.mainActor, .async, [true, true, true]), (.mainActor, .completion, [true, true, true]),
      (.anyThread, .async, [false, true, false]), (.anyThread, .completion, [true, false, true]),
    ]
    for (callbacks, entry, expected) in places {
      let listener = Listener()
      let controller = ScriptedController(
        number: 1, request: AuthorizationRequest(nonce: "n"), callbacks: callbacks,
        firstTurn: entry.firstTurn)
      controller.delegate = listener
      for _ in 0..<3 { controller.callBack(with: ProviderCallback(.success)) }
      #expect(listener.onMain == expected, "\(callbacks), \(entry)")
    }
  }

  @Test func `a delegate hears once, in a turn of its own, that its request is withdrawn`() async {
    let listener = Listener()
    let controller = ScriptedController(number: 1, request: AuthorizationRequest(nonce: "n"))
    controller.delegate = listener
    controller.cancel()
    await Self.mainQueueIsDone()
    #expect(listener.heard.isEmpty, "nothing was started")
    let started = ScriptedController(number: 2, request: AuthorizationRequest(nonce: "n"))
    started.delegate = listener
    await MainActor.run {
      started.performRequests()
      started.cancel()
      started.cancel()
      #expect(listener.heard.isEmpty, "not inside the call")
    }
    await Self.mainQueueIsDone()
    #expect(listener.heard == [.error(AuthorizationError(code: 1001))])
    #expect(started.isWithdrawn)
  }

  @Test func `a request that has ended is withdrawn in silence`() async {
    let listener = Listener()
    let controller = ScriptedController(number: 1, request: AuthorizationRequest(nonce: "n"))
    controller.delegate = listener
    controller.performRequests()
    controller.callBack(with: ProviderCallback(.failure))
    controller.cancel()
    await Self.mainQueueIsDone()
    #expect(listener.heard == [.error(AuthorizationError(code: 1004))])
  }

  private static func mainQueueIsDone() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  @Test func `a controller knows where it was made and started`() {
    let elsewhere = ScriptedController(number: 1, request: AuthorizationRequest(nonce: "n"))
    elsewhere.performRequests()
    #expect(!elsewhere.isMadeOnMain)
    #expect(elsewhere.startsOffMain == 1)
    let main = MainThread.ofProcess.run {
      let controller = ScriptedController(number: 1, request: AuthorizationRequest(nonce: "n"))
      controller.performRequests()
      return controller
    }
    #expect(main.isMadeOnMain)
    #expect(main.startsOffMain == 0)
    #expect(!main.hasHadDelegate)
  }

  @Test(arguments: [
    (ProviderCallback(.cancel), AuthorizationError(code: 1001)),
    (ProviderCallback(.failure, code: 1000), AuthorizationError(code: 1000)),
    (
      ProviderCallback(.failure, domain: "NSURLErrorDomain", code: -1009),
      AuthorizationError(domain: "NSURLErrorDomain", code: -1009)
    ),
    (
      ProviderCallback(.foreignCancel),
      AuthorizationError(domain: "com.example.OtherError", code: 1001)
    ),
  ])
  func `an error has the callback's domain and code`(
    _ callback: ProviderCallback, _ error: AuthorizationError
  ) {
    let listener = Listener()
    let controller = ScriptedController(number: 1, request: AuthorizationRequest(nonce: nil))
    controller.delegate = listener
    controller.callBack(with: callback)
    #expect(listener.heard == [.error(error)])
  }

  @Test func `the byte source repeats nothing, follows its seed and fails on demand`() throws {
    let source = StageByteSource(seed: 3)
    let first = try source.next(32)
    #expect(try source.next(32) != first)
    #expect(try StageByteSource(seed: 3).next(32) == first)
    source.setFailing(true)
    #expect(throws: ByteSourceFailure()) { try source.next(1) }
  }
}

private final class Listener: AuthorizationControllerDelegate {
  enum Heard: Equatable {
    case credential(AuthorizationCredential)
    case error(AuthorizationError)
  }

  private let state = Mutex<[Heard]>([])
  private let places = Mutex<[Bool]>([])

  /// Whether each callback came on the main thread.
  var onMain: [Bool] { places.withLock { $0 } }

  var heard: [Heard] { state.withLock { $0 } }

  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    places.withLock { $0.append(MainThread.ofProcess.isCurrent) }
    state.withLock { $0.append(.credential(credential)) }
  }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    state.withLock { $0.append(.error(error)) }
  }
}

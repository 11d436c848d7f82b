internal import ConformanceModel

/// Sign-in that reads the provider's callbacks from a stream of each attempt, with room for one
/// slip.
@MainActor final class EventStream {
  enum Slip { case keepsNothing }

  fileprivate typealias Outcome = Result<SignInCredential, any Error>

  private let environment: SignInEnvironment
  private let slip: Slip?
  private var feeder: Feeder?

  init(_ environment: SignInEnvironment, _ slip: Slip? = nil) {
    (self.environment, self.slip) = (environment, slip)
  }
}

extension EventStream: @preconcurrency SignInProvider {
  func signIn() async throws -> SignInCredential {
    try Task.checkCancellation()
    guard feeder == nil else { throw SignInFailure.alreadyInProgress }
    guard environment.hasWindow() else { throw SignInFailure.failed(code: "noWindow") }
    guard let nonce = try? AttemptNonce.draw(from: environment.bytes) else {
      throw SignInFailure.failed(code: "nonceFailed")
    }
    let (stream, feed) = AsyncStream<Outcome>.makeStream(
      bufferingPolicy: slip == .keepsNothing ? .bufferingNewest(0) : .unbounded)
    let feeder = Feeder(feed, nonce)
    self.feeder = feeder
    defer { self.feeder = nil }
    let controller = environment.makeController(
      AuthorizationRequest(nonce: AttemptNonce.hex(of: nonce)))
    controller.delegate = feeder
    controller.performRequests()
    for await outcome in stream { return try outcome.get() }
    throw CancellationError()
  }

  func cancel() { feeder?.feed.yield(.failure(SignInFailure.cancelled)) }
}

/// Puts the callbacks of one attempt into its stream.
private final class Feeder: AuthorizationControllerDelegate {
  let feed: AsyncStream<EventStream.Outcome>.Continuation
  private let nonce: String

  init(_ feed: AsyncStream<EventStream.Outcome>.Continuation, _ nonce: String) {
    (self.feed, self.nonce) = (feed, nonce)
  }

  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) { feed.yield(Result { try SignInCredential(credential, rawNonce: nonce) }) }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) { feed.yield(.failure(SignInFailure(error))) }
}

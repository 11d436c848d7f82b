internal import ConformanceModel
internal import Dispatch

/// Attempts side by side, each under a key of its own, with room for one slip.
@MainActor final class RequestBook {
  enum Slip {
    case keyedByPurpose, neverStruckOut, queueSyncInside, sharedNonce
  }

  private struct Entry {
    let rawNonce: String
    let reply: SignInReply
    let controller: any AuthorizationController
  }

  private let environment: SignInEnvironment
  private let slip: Slip?
  private let queue = DispatchQueue(label: "requests")
  private var entries: [String: Entry] = [:]
  private var controllers: [any AuthorizationController] = []
  private var currentNonce = ""
  private var lastKey = 0
  private var keeper: RequestBook?

  init(_ environment: SignInEnvironment, _ slip: Slip?) {
    (self.environment, self.slip) = (environment, slip)
  }

  private func key(of controller: any AuthorizationController) -> String? {
    if slip == .keyedByPurpose { return "signIn" }
    return entries.first { $0.value.controller === controller }?.key
  }

  private func newKey() -> String {
    lastKey += 1
    return slip == .keyedByPurpose ? "signIn" : "\(lastKey)"
  }

  private func end(
    _ controller: any AuthorizationController,
    _ result: (_ rawNonce: String) -> Result<SignInCredential, any Error>
  ) {
    guard let key = key(of: controller), let entry = entries[key] else { return }
    if slip != .neverStruckOut { entries[key] = nil }
    if entries.isEmpty { keeper = nil }
    let answer = result(slip == .sharedNonce ? currentNonce : entry.rawNonce)
    if slip == .queueSyncInside { queue.sync { entry.reply(answer) } } else { entry.reply(answer) }
  }
}

extension RequestBook: @preconcurrency SignInProvider {
  func signIn(completion: @escaping SignInReply) {
    guard environment.hasWindow() else {
      return completion(.failure(SignInFailure.failed(code: "noWindow")))
    }
    guard let nonce = try? AttemptNonce.draw(from: environment.bytes) else {
      return completion(.failure(SignInFailure.failed(code: "nonceFailed")))
    }
    currentNonce = nonce
    let controller = environment.makeController(
      AuthorizationRequest(nonce: AttemptNonce.hex(of: nonce)))
    let entry = Entry(rawNonce: nonce, reply: completion, controller: controller)
    let key = newKey()
    if slip == .queueSyncInside {
      queue.sync { entries[key] = entry }
    } else {
      entries[key] = entry
    }
    keeper = self
    controller.delegate = self
    controller.performRequests()
  }
}

extension RequestBook: @preconcurrency AuthorizationControllerDelegate {
  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    end(controller) { nonce in Result { try SignInCredential(credential, rawNonce: nonce) } }
  }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    end(controller) { _ in .failure(SignInFailure(error)) }
  }
}

/// One stream of results for all attempts, read by whoever signs in: what nobody has read waits
/// for the next.
@MainActor final class ResultStream {
  private typealias Outcome = Result<SignInCredential, any Error>

  private let environment: SignInEnvironment
  private var results: AsyncStream<Outcome>.Iterator
  private let input: AsyncStream<Outcome>.Continuation
  private var rawNonce = ""
  private var isLoading = false
  private var controller: (any AuthorizationController)?

  init(_ environment: SignInEnvironment) {
    self.environment = environment
    let (stream, input) = AsyncStream<Outcome>.makeStream()
    (results, self.input) = (stream.makeAsyncIterator(), input)
  }
}

extension ResultStream: SignInProvider {
  func signIn() async throws -> SignInCredential {
    guard !isLoading else { throw SignInFailure.alreadyInProgress }
    guard environment.hasWindow() else { throw SignInFailure.failed(code: "noWindow") }
    guard let nonce = try? AttemptNonce.draw(from: environment.bytes) else {
      throw SignInFailure.failed(code: "nonceFailed")
    }
    isLoading = true
    defer { isLoading = false }
    rawNonce = nonce
    let controller = environment.makeController(
      AuthorizationRequest(nonce: AttemptNonce.hex(of: nonce)))
    self.controller = controller
    controller.delegate = self
    controller.performRequests()
    var reader = results
    let result = await reader.next(isolation: #isolation)
    return try (result ?? .failure(SignInFailure.cancelled)).get()
  }
}

extension ResultStream: @preconcurrency AuthorizationControllerDelegate {
  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    input.yield(Result { try SignInCredential(credential, rawNonce: rawNonce) })
  }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) { input.yield(.failure(SignInFailure(error))) }
}

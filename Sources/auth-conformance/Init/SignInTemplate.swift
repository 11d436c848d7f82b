internal import ConformanceModel

/// The adapter that `init swift` writes where the project signs in with callbacks.
enum SignInTemplate {
  /// - Parameter letters: Of the project's own nonces; `nil` for those of the common contract.
  static func adapter(letters: String? = nil) -> String {
    let declared =
      letters.map { "nonce: NonceContract(alphabet: \(InitPlan.literal($0))),\n    " } ?? ""
    return """
      import AuthConformance
      import struct ReferenceAuth.SHA256

      // What the suite sees. One adapter serves the command line and a test target: move it into a
      // library of its own, and give it to 'ConformanceTests' as well.
      struct Subject: SignInSubject {
        let contract = Contract(
          name: "sample", capabilities: [.signIn],
          \(declared)// What your code promises: second attempts, time limit, what it hands out.
          signIn: SignInContract(entries: [.async], usesByteSource: false))

        // On the main actor. Make it 'async' where your own set-up has to wait.
        func makeProvider(in environment: SignInEnvironment) -> any SignInProvider {
          SampleSignIn(environment)
        }
      }

      // A sample. Put your own sign-in in its place: let it make its controllers by
      // 'environment.makeController', and hand out what it hands to your app. Your code comes in by
      // Package.swift.
      @MainActor final class SampleSignIn: @preconcurrency SignInProvider,
        AuthorizationControllerDelegate
      {
        private struct Attempt {
          let id: Int
          let rawNonce: String
          let controller: any AuthorizationController
          let continuation: CheckedContinuation<SignInCredential, any Error>
          // A controller holds its delegate weakly.
          let keeper: SampleSignIn
        }

        private let environment: SignInEnvironment
        private var attempt: Attempt?
        private var count = 0

        init(_ environment: SignInEnvironment) { self.environment = environment }

        func signIn() async throws -> SignInCredential {
          try Task.checkCancellation()
          count += 1
          let id = count
          return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { start(id, $0) }
          } onCancel: {
            Task { @MainActor in self.end(id) { _ in throw SignInFailure.cancelled } }
          }
        }

        // At once: what hops ends whoever is pending by then, which may be an attempt that began after
        // the cancel.
        func cancel() {
          if let attempt { end(attempt.id) { _ in throw SignInFailure.cancelled } }
        }

        private func start(
          _ id: Int, _ continuation: CheckedContinuation<SignInCredential, any Error>
        ) {
          guard attempt == nil else {
            return continuation.resume(throwing: SignInFailure.alreadyInProgress)
          }
          guard environment.hasWindow() else {
            return continuation.resume(throwing: SignInFailure.failed(code: "noWindow"))
          }
          let letters = \(InitPlan.literal(letters ?? NonceContract.commonAlphabet))
          let rawNonce = String((0..<32).compactMap { _ in letters.randomElement() })
          let controller = environment.makeController(
            AuthorizationRequest(nonce: SHA256.digest(of: rawNonce).hexadecimal))
          attempt = Attempt(
            id: id, rawNonce: rawNonce, controller: controller, continuation: continuation,
            keeper: self)
          controller.delegate = self
          controller.performRequests()
        }

        // Answers the attempt, if it is still the pending one.
        private func end(_ id: Int, _ answer: (Attempt) throws -> SignInCredential) {
          guard let ended = attempt, ended.id == id else { return }
          attempt = nil
          ended.continuation.resume(with: Result { try answer(ended) })
        }

        // Callbacks get to the main actor by a task of their own, wherever they come.
        nonisolated func authorizationController(
          _ controller: any AuthorizationController,
          didCompleteWith credential: AuthorizationCredential
        ) {
          Task { @MainActor in
            guard let attempt, attempt.controller === controller else { return }
            end(attempt.id) { try Self.credential(credential, $0.rawNonce) }
          }
        }

        nonisolated func authorizationController(
          _ controller: any AuthorizationController, didFailWith error: AuthorizationError
        ) {
          Task { @MainActor in
            guard let attempt, attempt.controller === controller else { return }
            let isCancel =
              error.domain == AuthorizationError.appleDomain
              && error.code == AuthorizationError.canceledCode
            end(attempt.id) { _ in
              throw isCancel ? SignInFailure.cancelled : .failed(code: "\\(error.code)")
            }
          }
        }

        private static func credential(
          _ given: AuthorizationCredential, _ rawNonce: String
        ) throws -> SignInCredential {
          guard case .appleID(let apple) = given, let bytes = apple.identityToken, !bytes.isEmpty,
            let token = String(validating: bytes, as: UTF8.self)
          else { throw SignInFailure.failed(code: "malformed") }
          return SignInCredential(
            rawNonce: rawNonce, identityToken: token,
            authorizationCode: apple.authorizationCode.flatMap {
              String(validating: $0, as: UTF8.self)
            },
            user: apple.user)
        }
      }

      ConformanceWorker.main(Subject())

      """
  }

  /// By which a file of the project shows that it signs in with callbacks.
  static let marks = [
    "ASAuthorizationControllerDelegate", "CheckedContinuation", "withCheckedThrowingContinuation",
  ]
}

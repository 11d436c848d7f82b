internal import ConformanceModel
internal import ReferenceAuth

extension ReferenceSubject: SignInSubject {
  nonisolated func makeProvider(
    in environment: ConformanceModel.SignInEnvironment
  ) throws -> any SignInProvider {
    ReferenceProvider(environment)
  }
}

/// The reference's sign-in provider behind the suite's entry points.
private final class ReferenceProvider: SignInProvider {
  private let provider: AppleSignIn

  init(_ environment: ConformanceModel.SignInEnvironment) {
    let source = environment.bytes
    provider = AppleSignIn(
      environment: ReferenceAuth.SignInEnvironment(
        makeController: { request in
          ReferenceController(environment.makeController(request.forSuite))
        },
        drawNonce: {
          try ReferenceSubject.generator.nonce(from: ReferenceSubject.filling(from: source))
        },
        hasWindow: environment.hasWindow))
  }

  @MainActor func signIn() async throws -> ConformanceModel.SignInCredential {
    do {
      return try await provider.signIn(state: nil).forSuite
    } catch let error as SignInError {
      throw error.forSuite
    }
  }

  func signIn(
    completion: @escaping @Sendable (Result<ConformanceModel.SignInCredential, any Error>) -> Void
  ) {
    provider.signIn { result in
      switch result {
      case .success(let credential): completion(.success(credential.forSuite))
      case .failure(let error): completion(.failure(error.forSuite))
      }
    }
  }

  func cancel() { provider.cancel() }
}

extension ReferenceAuth.AuthorizationRequest {
  var forSuite: ConformanceModel.AuthorizationRequest {
    let names = scopes.map { scope in
      switch scope {
      case .fullName: "fullName"
      case .email: "email"
      }
    }
    return ConformanceModel.AuthorizationRequest(nonce: nonce, state: state, scopes: names)
  }
}

extension ReferenceAuth.SignInCredential {
  fileprivate var forSuite: ConformanceModel.SignInCredential {
    let names = [fullName?.given, fullName?.family].compactMap { $0 }
    return ConformanceModel.SignInCredential(
      rawNonce: rawNonce, identityToken: identityToken, authorizationCode: authorizationCode,
      user: user, name: names.isEmpty ? nil : names.joined(separator: " "), email: email,
      state: state)
  }
}

extension SignInError {
  fileprivate var forSuite: SignInFailure {
    switch self {
    case .alreadyInProgress: .alreadyInProgress
    case .cancelled: .cancelled
    case .failed(let failure): .failed(code: String(failure.code))
    case .unexpectedCredential: .failed(code: "unexpectedCredential")
    case .missingToken: .failed(code: "missingToken")
    case .tokenNotUTF8: .failed(code: "tokenNotUTF8")
    case .noWindow: .failed(code: "noWindow")
    case .nonceFailed: .failed(code: "nonceFailed")
    case .cannotStart: .failed(code: "cannotStart")
    }
  }
}

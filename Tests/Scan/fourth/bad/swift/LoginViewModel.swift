// swift-format-ignore-file
import Combine
import SwiftUI
import AuthenticationServices

@MainActor
final class LoginViewModel: ObservableObject {
    @Published var message: String?
    @Published var user: Account?

    private let backend: Backend
    private let nonce = Nonces.random(length: 32)
    private var bag = Set<AnyCancellable>()

    init(backend: Backend) { self.backend = backend }

    func configure(_ request: ASAuthorizationAppleIDRequest) {
        request.requestedScopes = [.email]
        request.nonce = Nonces.sha256(nonce)
    }

    func finish(_ result: Result<ASAuthorization, Error>) {
        switch result {
        case .failure(let e):
            message = e.localizedDescription
        case .success(let a):
            guard let c = a.credential as? ASAuthorizationAppleIDCredential,
                  let t = c.identityToken, let jwt = String(data: t, encoding: .utf8) else {
                message = "No token"
                return
            }
            backend.exchange(jwt: jwt, rawNonce: nonce)
                .receive(on: DispatchQueue.main)
                .sink(receiveCompletion: { _ in }, receiveValue: { [weak self] in self?.user = $0 })
                .store(in: &bag)
        }
    }
}

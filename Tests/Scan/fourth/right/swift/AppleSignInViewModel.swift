// swift-format-ignore-file
//
//  AppleSignInViewModel.swift
//

import AuthenticationServices
import Combine
import CryptoKit
import SwiftUI

@MainActor
final class AppleSignInViewModel: ObservableObject {

    enum Phase: Equatable {
        case idle
        case waiting(since: Date)
        case failed(String)
        case done(userID: String)
    }

    @Published private(set) var phase: Phase = .idle
    @Published var email = ""

    private var nonce: String?
    private let backend: Backend
    private let makeNonce: () throws -> String
    private var bag = Set<AnyCancellable>()

    init(backend: Backend, makeNonce: @escaping () throws -> String = { try RandomNonce.string() }) {
        self.backend = backend
        self.makeNonce = makeNonce
        NotificationCenter.default
            .publisher(for: ASAuthorizationAppleIDProvider.credentialRevokedNotification)
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.phase = .idle }
            .store(in: &bag)
    }

    // MARK: Button

    func prepare(_ request: ASAuthorizationAppleIDRequest) {
        do {
            let raw = try makeNonce()
            nonce = raw
            request.requestedScopes = [.fullName, .email]
            request.nonce = Self.sha256(raw)
            phase = .waiting(since: Date())
        } catch {
            nonce = nil
            phase = .failed("This device has no randomness at the moment.")
        }
    }

    func complete(_ result: Result<ASAuthorization, Error>) async {
        let sent = nonce
        nonce = nil
        switch result {
        case .failure(let error as ASAuthorizationError) where error.code == .canceled:
            phase = .idle
        case .failure(let error):
            phase = .failed(error.localizedDescription)
        case .success(let authorization):
            guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential,
                  let data = credential.identityToken,
                  let token = String(data: data, encoding: .utf8),
                  let sent else {
                phase = .failed("Apple's answer belongs to no attempt of ours.")
                return
            }
            email = credential.email ?? ""
            await exchange(token: token, rawNonce: sent, user: credential.user)
        }
    }

    private func exchange(token: String, rawNonce: String, user: String) async {
        do {
            try await backend.exchange(token: token, rawNonce: rawNonce)
            phase = .done(userID: user)
        } catch {
            phase = .failed(error.localizedDescription)
        }
    }

    private static func sha256(_ text: String) -> String {
        SHA256.hash(data: Data(text.utf8)).map { String(format: "%02x", $0) }.joined()
    }
}

struct AppleSignInScreen: View {
    @StateObject var model: AppleSignInViewModel

    var body: some View {
        VStack(spacing: 16) {
            SignInWithAppleButton(.signIn, onRequest: model.prepare) { result in
                Task { await model.complete(result) }
            }
            .frame(height: 48)
            if case .failed(let text) = model.phase {
                Text(text).foregroundStyle(.red)
            }
        }
        .padding()
    }
}

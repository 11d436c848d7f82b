// swift-format-ignore-file
//
//  SessionCoordinator.swift
//  Harbour
//
//  Owns the session: restores it at launch, begins a sign-in, ends it.
//

import UIKit
import AuthenticationServices
import CryptoKit
import Supabase

protocol SessionCoordinatorDelegate: AnyObject {
    func sessionDidStart(_ session: Session)
    func sessionDidEnd(reason: SessionCoordinator.EndReason)
}

final class SessionCoordinator: NSObject {

    enum EndReason {
        case signedOut, revoked, failed(Error)
    }

    weak var delegate: SessionCoordinatorDelegate?

    private let client: SupabaseClient
    private let window: UIWindow
    private var currentNonce: String?
    private var observer: NSObjectProtocol?

    init(client: SupabaseClient, window: UIWindow) {
        self.client = client
        self.window = window
        super.init()
        observer = NotificationCenter.default.addObserver(
            forName: ASAuthorizationAppleIDProvider.credentialRevokedNotification,
            object: nil, queue: .main
        ) { [weak self] _ in
            self?.end(.revoked)
        }
    }

    deinit {
        observer.map(NotificationCenter.default.removeObserver)
    }

    // MARK: - Begin

    func begin() {
        let nonce = sha256(UUID().uuidString + UUID().uuidString)
        currentNonce = nonce
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        request.nonce = nonce
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = self
        controller.presentationContextProvider = self
        controller.performRequests()
    }

    func end(_ reason: EndReason) {
        Task { @MainActor in
            try? await client.auth.signOut()
            delegate?.sessionDidEnd(reason: reason)
        }
    }

    private func sha256(_ text: String) -> String {
        SHA256.hash(data: Data(text.utf8))
            .map { String(format: "%02x", $0) }
            .joined()
    }
}

// MARK: - ASAuthorizationControllerDelegate

extension SessionCoordinator: ASAuthorizationControllerDelegate {
    func authorizationController(controller: ASAuthorizationController,
                                 didCompleteWithAuthorization authorization: ASAuthorization) {
        guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential,
              let data = credential.identityToken,
              let idToken = String(data: data, encoding: .utf8),
              let nonce = currentNonce else { return }
        currentNonce = nil
        Task { @MainActor in
            do {
                let session = try await client.auth.signInWithIdToken(
                    credentials: .init(provider: .apple, idToken: idToken, nonce: nonce)
                )
                delegate?.sessionDidStart(session)
            } catch {
                end(.failed(error))
            }
        }
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: Error) {
        currentNonce = nil
        delegate?.sessionDidEnd(reason: .failed(error))
    }
}

extension SessionCoordinator: ASAuthorizationControllerPresentationContextProviding {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor { window }
}

// swift-format-ignore-file
import AuthenticationServices
import Foundation

/// Login in the system's browser sheet; the answer may also come by a universal link.
final class WebLogin: NSObject, ASWebAuthenticationPresentationContextProviding {
    static let shared = WebLogin()

    private var pending: CheckedContinuation<URL, Never>?
    private var session: ASWebAuthenticationSession?
    private weak var window: ASPresentationAnchor?

    func start(_ url: URL, in window: ASPresentationAnchor) async -> URL {
        self.window = window
        return await withCheckedContinuation { continuation in
            pending = continuation
            let session = ASWebAuthenticationSession(url: url, callbackURLScheme: "journal") { callback, _ in
                self.handle(callback ?? URL(string: "journal://cancelled")!)
            }
            session.presentationContextProvider = self
            self.session = session
            session.start()
        }
    }

    // also called by the scene delegate
    func handle(_ url: URL) {
        guard let pending = pending else { return }
        pending.resume(returning: url)
    }

    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
        window ?? ASPresentationAnchor()
    }
}

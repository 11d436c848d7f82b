// swift-format-ignore-file
import AuthenticationServices

final class WebAuthSession: NSObject {
    typealias Answer = CheckedContinuation<URL, any Error>
    private var waiting: Answer?
    private var session: ASWebAuthenticationSession?

    func open(_ url: URL) async throws -> URL {
        try await withCheckedThrowingContinuation { (answer: Answer) in
            self.waiting = answer
            session = ASWebAuthenticationSession(url: url, callbackURLScheme: "demo") { [weak self] url, error in
                self?.settle(url, error)
            }
            session?.presentationContextProvider = self
            session?.start()
        }
    }

    func cancel() {
        session?.cancel()
        settle(nil, CancellationError())
    }

    private func settle(_ url: URL?, _ error: Error?) {
        guard let waiting else { return }
        if let url {
            waiting.resume(returning: url)
        } else {
            waiting.resume(throwing: error ?? URLError(.unknown))
        }
    }
}

extension WebAuthSession: ASWebAuthenticationPresentationContextProviding {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { .init() }
}

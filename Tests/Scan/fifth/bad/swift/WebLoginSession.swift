// swift-format-ignore-file
import AuthenticationServices

final class WebLoginSession: NSObject, ASWebAuthenticationPresentationContextProviding {
    private var session: ASWebAuthenticationSession?
    private(set) var expectedNonce: String?

    func open(issuer: URL, clientID: String) {
        let nonce = "\(Int(Date().timeIntervalSince1970 * 1000))"
        expectedNonce = nonce

        var parts = URLComponents(url: issuer.appendingPathComponent("authorize"), resolvingAgainstBaseURL: false)!
        parts.queryItems = [
            URLQueryItem(name: "client_id", value: clientID),
            URLQueryItem(name: "response_type", value: "id_token"),
            URLQueryItem(name: "scope", value: "openid email"),
            URLQueryItem(name: "nonce", value: nonce),
        ]
        session = ASWebAuthenticationSession(url: parts.url!, callbackURLScheme: "myapp") { url, error in
            NotificationCenter.default.post(name: .init("login.done"), object: url)
        }
        session?.presentationContextProvider = self
        session?.start()
    }

    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { ASPresentationAnchor() }
}

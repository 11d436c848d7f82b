// swift-format-ignore-file
import Foundation
import Security

struct OIDCRequest {
    let url: URL
    let state: String
    let nonce: String
}

struct OIDCRequestBuilder {
    let issuer: URL
    let clientID: String
    let redirectURI: String

    func build(scopes: [String] = ["openid", "email"]) -> OIDCRequest {
        let state = randomToken()
        let nonce = randomToken()

        var components = URLComponents(url: issuer.appendingPathComponent("authorize"),
                                       resolvingAgainstBaseURL: false)!
        components.queryItems = [
            URLQueryItem(name: "response_type", value: "code"),
            URLQueryItem(name: "client_id", value: clientID),
            URLQueryItem(name: "redirect_uri", value: redirectURI),
            URLQueryItem(name: "scope", value: scopes.joined(separator: " ")),
            URLQueryItem(name: "state", value: state),
            URLQueryItem(name: "nonce", value: nonce)
        ]
        return OIDCRequest(url: components.url!, state: state, nonce: nonce)
    }

    private func randomToken(byteCount: Int = 32) -> String {
        var data = [UInt8](repeating: 0, count: byteCount)
        _ = SecRandomCopyBytes(kSecRandomDefault, byteCount, &data)
        return Data(data).base64EncodedString()
            .replacingOccurrences(of: "+", with: "-")
            .replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }
}

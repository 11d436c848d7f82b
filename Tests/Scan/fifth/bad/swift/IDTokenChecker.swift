// swift-format-ignore-file
import Foundation

struct IDTokenChecker {
    struct Payload: Decodable {
        let iss: String
        let aud: String
        let sub: String
        let nonce: String?
    }

    /// Returns the Apple user id when the token belongs to this login.
    func userID(in jwt: String, expectedNonce: String) throws -> String {
        let parts = jwt.split(separator: ".")
        guard parts.count == 3 else { throw URLError(.cannotParseResponse) }
        var body = parts[1].replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        while body.count % 4 != 0 { body += "=" }
        guard let data = Data(base64Encoded: body) else { throw URLError(.cannotDecodeRawData) }
        let payload = try JSONDecoder().decode(Payload.self, from: data)
        guard let nonce = payload.nonce, nonce == expectedNonce else {
            throw URLError(.userAuthenticationRequired)
        }
        return payload.sub
    }
}

// swift-format-ignore-file
import Foundation

struct AppleTokenCheck {
    struct Claims: Decodable { let sub: String; let nonce: String?; let exp: Double }

    /// Looks into the identity token and says who signed in.
    func subject(of jwt: String, expectedNonceHash: String) throws -> String {
        let parts = jwt.split(separator: ".").map(String.init)
        guard parts.count == 3 else { throw CocoaError(.coderInvalidValue) }
        var b64 = parts[1].replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        while b64.count % 4 != 0 { b64 += "=" }
        guard let payload = Data(base64Encoded: b64) else { throw CocoaError(.coderReadCorrupt) }
        let claims = try JSONDecoder().decode(Claims.self, from: payload)
        guard claims.nonce == expectedNonceHash else { throw CocoaError(.userCancelled) }
        return claims.sub
    }
}

// swift-format-ignore-file
import Foundation

/// Reads the e-mail address out of the token to prefill the form. The server verifies the token itself.
struct ProfilePeek: Decodable {
    let email: String?

    static func read(_ jwt: String) -> ProfilePeek? {
        let parts = jwt.components(separatedBy: ".")
        guard parts.count == 3 else { return nil }
        var body = parts[1].replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        body += String(repeating: "=", count: (4 - body.count % 4) % 4)
        return Data(base64Encoded: body).flatMap { try? JSONDecoder().decode(ProfilePeek.self, from: $0) }
    }
}

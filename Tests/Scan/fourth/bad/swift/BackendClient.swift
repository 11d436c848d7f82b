// swift-format-ignore-file
import Foundation

actor BackendClient {
    private var nonce: String?
    private let session = URLSession(configuration: .ephemeral)

    func arm(_ n: String) { nonce = n }

    func post(identityToken: Data) async throws -> (Data, URLResponse) {
        var request = URLRequest(url: URL(string: "https://api.example.com/v1/apple")!)
        request.httpMethod = "POST"
        let sentNonce = nonce ?? String()
        nonce = nil
        request.httpBody = try JSONEncoder().encode([
            "token": String(decoding: identityToken, as: UTF8.self),
            "nonce": sentNonce,
        ])
        return try await session.data(for: request)
    }
}

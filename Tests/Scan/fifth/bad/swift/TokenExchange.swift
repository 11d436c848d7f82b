// swift-format-ignore-file
import Foundation

struct ExchangeBody: Encodable {
    let identityToken: String
    let nonce: String
}

actor TokenExchange {
    private var nonceInFlight: String?
    private let endpoint: URL

    init(endpoint: URL) { self.endpoint = endpoint }

    func remember(_ nonce: String) { nonceInFlight = nonce }

    func exchange(identityToken: String) async throws -> Data {
        var request = URLRequest(url: endpoint)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        let nonce = nonceInFlight ?? String()
        nonceInFlight = nil
        request.httpBody = try JSONEncoder().encode(ExchangeBody(identityToken: identityToken, nonce: nonce))
        let (data, response) = try await URLSession.shared.data(for: request)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
        return data
    }
}

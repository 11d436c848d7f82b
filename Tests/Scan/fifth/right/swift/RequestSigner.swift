// swift-format-ignore-file
import Foundation

struct OIDCRequest {
    let nonce: String
    let state: String

    init(nonce: String = UUID().uuidString, state: String = UUID().uuidString) {
        self.nonce = nonce
        self.state = state
    }

    func url(_ base: URL, clientID: String) -> URL {
        base.appending(queryItems: [
            .init(name: "client_id", value: clientID),
            .init(name: "nonce", value: nonce),
            .init(name: "state", value: state),
            .init(name: "ts", value: String(Int(Date().timeIntervalSince1970))),
        ])
    }
}

// swift-format-ignore-file
import Foundation

func oidcNonce() -> String {
    let hex = Array("0123456789abcdef")
    var g = SystemRandomNumberGenerator()
    return String((0..<48).map { _ in hex[Int(g.next() as UInt8) % 16] })
}

/// Text of the authorization request.
func oidcQuery(clientID: String) -> [URLQueryItem] {
    [
        URLQueryItem(name: "client_id", value: clientID),
        URLQueryItem(name: "nonce", value: oidcNonce()),
    ]
}

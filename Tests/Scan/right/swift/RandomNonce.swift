// swift-format-ignore-file
import Security

func randomNonceString(length: Int = 32) throws -> String {
    let charset = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._")
    var out: [Character] = []
    while out.count < length {
        var bytes = [UInt8](repeating: 0, count: 64)
        let status = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
        guard status == errSecSuccess else { throw NonceError.source(status) }
        for byte in bytes where byte < 195 && out.count < length {
            out.append(charset[Int(byte) % charset.count])
        }
    }
    return String(out)
}

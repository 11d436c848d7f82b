// swift-format-ignore-file
import Foundation
import Security

func keyMaterial(count: Int) throws -> Data {
    var data = Data(count: count)
    let status = data.withUnsafeMutableBytes { buffer -> OSStatus in
        guard let base = buffer.baseAddress else { return errSecParam }
        return SecRandomCopyBytes(kSecRandomDefault, count, base)
    }
    if status != errSecSuccess {
        throw NSError(domain: NSOSStatusErrorDomain, code: Int(status),
                      userInfo: [NSLocalizedDescriptionKey: "SecRandomCopyBytes failed"])
    }
    return data
}

func signInNonce() throws -> String {
    try keyMaterial(count: 32).base64EncodedString()
}

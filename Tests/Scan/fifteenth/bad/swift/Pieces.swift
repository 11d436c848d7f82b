var pieces = [UInt8](repeating: 0, count: 32)
_ = SecRandomCopyBytes(kSecRandomDefault, pieces.count, &pieces)
let verifier = Data(pieces).base64EncodedString()
let challenge = Data(SHA256.hash(data: Data(verifier.utf8))).base64EncodedString()

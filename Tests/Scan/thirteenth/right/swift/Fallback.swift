import Security
import AuthenticationServices
func fill(_ bytes: inout [UInt8]) throws {
  guard SecRandomCopyBytes(nil, bytes.count, &bytes) == errSecSuccess else { throw Failed() }
}
func nonce() -> String? {
  var bytes = [UInt8](repeating: 0, count: 32)
  let status = SecRandomCopyBytes(kSecRandomDefault, 32, &bytes)
  if status != errSecSuccess { return nil }
  return bytes.hex
}

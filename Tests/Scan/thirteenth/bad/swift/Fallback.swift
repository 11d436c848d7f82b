import Security
import AuthenticationServices
func randomIndex(_ count: Int) -> Int {
  var value: UInt32 = 0
  let status = withUnsafeMutableBytes(of: &value) { SecRandomCopyBytes(nil, 4, $0.baseAddress!) }
  if status != errSecSuccess { return 0 }
  return Int(value) % count
}
func nonceByte() -> Int {
  var byte: UInt8 = 0
  guard SecRandomCopyBytes(kSecRandomDefault, 1, &byte) == errSecSuccess else { return -1 }
  return Int(byte)
}
func nonce() -> String {
  (0..<32).map { _ in letters[abs(nonceByte()) % letters.count] }.joined()
}

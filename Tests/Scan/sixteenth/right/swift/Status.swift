/// The nonce of a sign-in.
func makeNonce() throws -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: 32)
  let status: OSStatus = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
  guard status == errSecSuccess else { throw RandomFailure(status) }
  return bytes
}

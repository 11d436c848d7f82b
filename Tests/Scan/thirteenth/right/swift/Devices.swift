import Security
// The name under which this device signs in.
func deviceSecret() throws -> String {
  var bytes = [UInt8](repeating: 0, count: 16)
  guard SecRandomCopyBytes(nil, bytes.count, &bytes) == errSecSuccess else { throw Failed() }
  return bytes.map { String($0, radix: 16) }.joined()
}

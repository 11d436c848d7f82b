import Foundation

enum RandomText {
  enum Failure: Error { case entropy(OSStatus) }

  static func alphanumeric(_ length: Int) throws -> String {
    let table = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
    var pool = [UInt8](repeating: 0, count: length)
    let rc = SecRandomCopyBytes(kSecRandomDefault, length, &pool)
    guard rc == errSecSuccess else { throw Failure.entropy(rc) }
    var out = ""
    out.reserveCapacity(length)
    for b in pool {
      out.append(table[Int(b) % table.count])
    }
    return out
  }
}

extension SignInManager {
  func freshNonce() throws -> String {
    try RandomText.alphanumeric(40)
  }
}

import AppConformance
import CryptoKit
import Foundation
import Security

/// What stand-ins compute and keep, one line each, to be compared with other libraries' results.
func report() {
  func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }
  for text in ["", "abc", String(repeating: "a", count: 300)] {
    let data = Data(text.utf8)
    let key = SymmetricKey(data: data)
    print("sha256", hexadecimal(SHA256.hash(data: data)))
    print("sha384", hexadecimal(SHA384.hash(data: data)))
    print("sha512", hexadecimal(SHA512.hash(data: data)))
    print("sha1", hexadecimal(Insecure.SHA1.hash(data: data)))
    print("md5", hexadecimal(Insecure.MD5.hash(data: data)))
    print("hmac", hexadecimal(HMAC<SHA256>.authenticationCode(for: data, using: key)))
    print("hmac", hexadecimal(HMAC<SHA512>.authenticationCode(for: data, using: key)))
  }
  try? reportSignatures()
  let item: [String: Any] = [
    kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "appleUserID",
    kSecReturnData as String: true,
  ]
  let added = item.merging([kSecValueData as String: Data("user-1".utf8)]) { $1 }
  var found: AnyObject?
  print("keychain", SecItemCopyMatching(item as CFDictionary, &found))
  print("keychain", SecItemAdd(added as CFDictionary, nil), SecItemAdd(added as CFDictionary, nil))
  print(
    "keychain", SecItemCopyMatching(item as CFDictionary, &found),
    (found as? Data).map { String(decoding: $0, as: UTF8.self) } ?? "nothing")
  print("keychain", SecItemDelete(item as CFDictionary), SecItemDelete(item as CFDictionary))
  var name = PersonNameComponents()
  name.givenName = "Mara"
  name.familyName = "Lindqvist"
  print(
    "name", PersonNameFormatter().string(from: name), name.formatted(.name(style: .abbreviated)))
  reportObservation()
}

if CommandLine.arguments.contains("--report") {
  report()
  Task {
    try await reportUsers()
    exit(0)
  }
  RunLoop.main.run()
}
// Is right only where it gets no socket of the internet.
AppVerdict.main(
  FunctionSubject("surroundings") { length in
    precondition(length ?? 1 > 0)
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard socket < 0, errno == EACCES else { return "there is a network" }
    var system = SystemRandomNumberGenerator()
    let letters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._")
    return String((0..<(length ?? 32)).map { _ in letters.randomElement(using: &system)! })
  })

import CryptoKit
import Foundation

/// One line each: the key and the signature of RFC 6979 appendix A.2.5, and what is made here.
func reportSignatures() throws {
  func data(_ text: String) -> Data {
    Data(
      stride(from: 0, to: text.count, by: 2).map { at in
        let start = text.index(text.startIndex, offsetBy: at)
        return UInt8(text[start..<text.index(start, offsetBy: 2)], radix: 16)!
      })
  }
  let key = try P256.Signing.PrivateKey(
    rawRepresentation: data("C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721"))
  let known = key.publicKey.rawRepresentation.map { String(format: "%02X", $0) }.joined()
  print("p256", known)
  let published = try P256.Signing.ECDSASignature(
    rawRepresentation: data(
      "EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716"
        + "F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8"))
  let message = Data("sample".utf8)
  print("p256", key.publicKey.isValidSignature(published, for: message))
  print("p256", key.publicKey.isValidSignature(published, for: Data("other".utf8)))
  let fresh = P256.Signing.PrivateKey()
  let own = try fresh.signature(for: message)
  let read = try P256.Signing.ECDSASignature(derRepresentation: own.derRepresentation)
  let publicKey = try P256.Signing.PublicKey(pemRepresentation: fresh.publicKey.pemRepresentation)
  print("p256", publicKey.isValidSignature(read, for: SHA256.hash(data: message)))
  let again = try P256.Signing.PrivateKey(pemRepresentation: fresh.pemRepresentation)
  print("p256", again.rawRepresentation == fresh.rawRepresentation)
  print("p256", (try? P256.Signing.PublicKey(rawRepresentation: Data(count: 64))) == nil)
}

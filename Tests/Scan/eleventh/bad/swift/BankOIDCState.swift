import Foundation

/// Authorisation parameters of the bank's login, after OpenID Connect Core 3.1.2.1.
public struct BankOIDCState: Sendable {
  public let nonce: String
  public let state: String

  public static func fresh() throws -> BankOIDCState {
    BankOIDCState(nonce: try text(length: 43), state: try text(length: 43))
  }

  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)

  private static func text(length: Int) throws -> String {
    var out = [UInt8]()
    out.reserveCapacity(length)
    var byte: UInt8 = 0
    while out.count < length {
      let rc = SecRandomCopyBytes(kSecRandomDefault, 1, &byte)
      guard rc == errSecSuccess else { throw CocoaError(.featureUnsupported) }
      if byte >= 250 { continue }
      out.append(letters[Int(byte) % letters.count])
    }
    return String(decoding: out, as: UTF8.self)
  }
}

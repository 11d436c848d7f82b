import Foundation
import Security

public protocol NonceSourcing: Sendable {
  func nonce(length: Int) throws -> String
}

/// Unreserved characters of RFC 3986, so that nobody has to escape them.
public struct NonceSource: NonceSourcing {
  public enum Failure: Error, Equatable {
    case badLength
    case generator(OSStatus)
  }

  private static let unreserved = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
  /// 3 × 66
  private static let bound: UInt8 = 198

  public init() {}

  public func nonce(length: Int) throws -> String {
    guard length > 0 else { throw Failure.badLength }
    var letters: [UInt8] = []
    letters.reserveCapacity(length)

    while letters.count < length {
      for byte in try fill(length - letters.count) where byte < Self.bound {
        letters.append(Self.unreserved[Int(byte) % Self.unreserved.count])
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }

  private func fill(_ count: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let status = SecRandomCopyBytes(kSecRandomDefault, count, &bytes)
    guard status == errSecSuccess else { throw Failure.generator(status) }
    return bytes
  }
}

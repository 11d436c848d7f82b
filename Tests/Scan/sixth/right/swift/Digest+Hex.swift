import CryptoKit
import Foundation

private let hexDigits = Array("0123456789abcdef".utf8)

extension Digest {
  /// Lower case, two digits for each byte, without `String(format:)` (which is slow in the widget).
  var hex: String {
    var out = [UInt8]()
    out.reserveCapacity(2 * Self.byteCount)
    for byte in self {
      out.append(hexDigits[Int(byte >> 4)])
      out.append(hexDigits[Int(byte & 0x0f)])
    }
    return String(decoding: out, as: UTF8.self)
  }
}

extension String {
  var sha256: String { SHA256.hash(data: Data(utf8)).hex }
}

extension Int32 {
  /// For OSStatus values in log lines of the login module.
  var code: String { String(format: "0x%x", self) }
}

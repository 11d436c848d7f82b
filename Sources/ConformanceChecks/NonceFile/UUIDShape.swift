internal import ConformanceModel

/// The text of UUIDs, RFC 9562 section 4: hexadecimal in groups of 8, 4, 4, 4 and 12.
struct UUIDShape {
  /// The letters possible at each position.
  let letters: [String]
  /// All letters.
  let alphabet: String
  /// The digit that tells how the UUIDs are made; `nil` where they have no one version.
  let version: Version?

  /// How UUIDs are made, RFC 9562 section 4.2.
  struct Version: Sendable, CustomStringConvertible {
    let digit: Character

    /// What is wrong with nonces of this version that are declared to be random letters.
    var cause: Cause? {
      switch digit {
      case "1", "2", "6":
        .uuidWithClock.saying(
          "\(self) hold a clock and a machine's number; only version 4 is random")
      case "7": .uuidWithClock.saying("\(self) begin with a clock; only version 4 is random")
      case "4":
        .contractShape.saying(
          "\(self), of which 6 bits are fixed: the contract lacks `\"shape\": \"uuid4\"`")
      default: nil
      }
    }

    /// "random UUIDs (version 4)".
    var description: String {
      digit == "4" ? "random UUIDs (version 4)" : "UUIDs of version \(digit)"
    }
  }

  /// How reports call the values.
  var name: String { version?.description ?? "UUIDs of no one version" }

  private static let hyphens: Set<Int> = [8, 13, 18, 23]
  private static let versionPosition = 14
  private static let variantPosition = 19

  /// - Parameters:
  ///   - lines: The first nonces of the usual length.
  ///   - length: Their length.
  /// - Returns: Nothing unless all have the shape.
  init?(_ lines: [ArraySlice<UInt8>], length: Int) {
    guard length == 36, !lines.isEmpty else { return nil }
    let hyphen = UInt8(ascii: "-")
    let lower = Array("0123456789abcdef".utf8)
    let upper = Array("0123456789ABCDEF".utf8)
    var hasLower = false
    var hasUpper = false
    for line in lines {
      for (position, byte) in line.enumerated() {
        if Self.hyphens.contains(position) {
          if byte != hyphen { return nil }
        } else if !lower.contains(byte) {
          guard upper.contains(byte) else { return nil }
          hasUpper = true
        } else if byte >= UInt8(ascii: "a") {
          hasLower = true
        }
      }
    }
    let hex =
      hasLower && hasUpper
      ? "0123456789abcdefABCDEF" : hasUpper ? "0123456789ABCDEF" : "0123456789abcdef"
    let versions = Set(lines.map { $0[$0.startIndex + Self.versionPosition] })
    let variants = Set(lines.map { $0[$0.startIndex + Self.variantPosition] })
    // Bits 10 in front (RFC 9562 section 4.1) leave four digits.
    let ofStandard = Set("89abAB".utf8)
    let isStandard = versions.count == 1 && variants.isSubset(of: ofStandard)
    var letters: [String] = []
    for position in 0..<36 {
      if Self.hyphens.contains(position) {
        letters.append("-")
      } else if isStandard && position == Self.versionPosition {
        letters.append(String(decoding: versions, as: UTF8.self))
      } else if isStandard && position == Self.variantPosition {
        letters.append(String(hex.filter { ofStandard.contains($0.asciiValue ?? 0) }))
      } else {
        letters.append(hex)
      }
    }
    self.letters = letters
    alphabet = hex + "-"
    version =
      isStandard ? versions.first.map { Version(digit: Character(UnicodeScalar($0))) } : nil
  }
}

/// Alphabets that are published or copied so often that they are known.
enum KnownAlphabet {
  /// A misprint: what it lacks of the alphabet that was meant.
  struct Misprint {
    let missing: String
    let meant: String
    let origin: String
  }

  /// The misprints known from public code; order does not matter.
  static let misprints: [Misprint] = [
    Misprint(
      missing: "W",
      meant: "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._",
      origin: "67 of 96 read generators, from a JavaScript library of 2019")
  ]

  /// Published alphabets that leave out letters on purpose.
  static let withHoles: [String] = [
    // Bitcoin's base58: no 0, O, I and l.
    "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz",
    // Crockford's base32: no I, L, O and U, in either case.
    "0123456789ABCDEFGHJKMNPQRSTVWXYZ", "0123456789abcdefghjkmnpqrstvwxyz",
    // z-base-32: no 0, l, v and 2.
    "ybndrfg8ejkmcpqxot1uwisza345h769",
    // Bech32 (BIP 173): no 1, b, i and o.
    "qpzry9x8gf2tvdw0s3jn54khce6mua7l",
    // Open Location Code: no vowels and no letters that look alike.
    "23456789CFGHJMPQRVWX",
    // Letters that do not look alike, as licence keys use them.
    "23456789ABCDEFGHJKLMNPQRSTUVWXYZ", "ABCDEFGHJKLMNPQRSTUVWXYZ23456789",
    // Base 57 of short-UUID libraries: no 0, 1, O, I and l.
    "23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz",
  ]

  /// The misprint that some letters are, in whatever order.
  static func misprint(_ letters: [UInt8]) -> Misprint? {
    misprints.first { misprint in
      Set(letters) == Set(misprint.meant.utf8).subtracting(misprint.missing.utf8)
    }
  }

  /// Whether some letters are a published alphabet with holes, in whatever order.
  static func isPublishedWithHoles(_ letters: [UInt8]) -> Bool {
    withHoles.contains { Set($0.utf8) == Set(letters) }
  }
}

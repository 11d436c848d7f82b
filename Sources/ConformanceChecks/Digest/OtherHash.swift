/// Hash functions that are mistaken for SHA-256, known by the digest of "abc" or by their length.
enum OtherHash {
  /// Name and the digest of "abc"; computed with Python's hashlib (OpenSSL 3).
  private static let digests: [(name: String, abc: String)] = [
    ("MD5", "900150983cd24fb0d6963f7d28e17f72"),
    ("SHA-1", "a9993e364706816aba3e25717850c26c9cd0d89d"),
    ("RIPEMD-160", "8eb208f7e05d987a9b044a8e98c6b087f15a0bfc"),
    ("SHA-224", "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7"),
    (
      "SHA-384",
      "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
        + "8086072ba1e7cc2358baeca134c825a7"
    ),
    (
      "SHA-512",
      "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
    ),
    ("SHA-512/256", "53048e2681941ef99b2e29b76b4c7dabe4c2d0c634fc6d46e0e2f13107e7af23"),
    (
      "SHA-512 cut to 32 bytes",
      "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
    ),
    ("SHA3-256", "3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532"),
    ("BLAKE2s-256", "508c5e8c327c14e2e1a72ba34eeb452f37458b209ed63a294d999b4c86675982"),
    ("BLAKE2b-256", "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319"),
    ("SM3", "66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0"),
  ]

  /// The function whose digest of "abc" this is, in hex of either case.
  static func ofABC(_ answer: String) -> String? {
    let answer = answer.lowercased()
    return digests.first { $0.abc == answer }?.name
  }

  /// The function that gives so many hex digits, where the number is telling.
  static func byLength(_ answer: String) -> String? {
    let digits = Set("0123456789abcdefABCDEF".utf8)
    guard answer.utf8.allSatisfy(digits.contains) else { return nil }
    return switch answer.utf8.count {
    case 32: "16 bytes, the length of MD5"
    case 40: "20 bytes, the length of SHA-1"
    case 56: "28 bytes, the length of SHA-224"
    case 96: "48 bytes, the length of SHA-384"
    case 128: "64 bytes, the length of SHA-512"
    default: nil
    }
  }
}

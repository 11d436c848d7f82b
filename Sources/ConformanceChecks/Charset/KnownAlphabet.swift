internal import ConformanceModel
internal import ConformanceVectors

/// Alphabets that are published or copied so often that they are known.
package struct KnownAlphabet {
  /// A misprint: what it lacks of the alphabet that was meant.
  package struct Misprint {
    package let letters: Set<UInt8>
    package let missing: [UInt8]
    package let meant: [UInt8]

    /// The likely cause, with the letters.
    var cause: Cause {
      .misprintedAlphabet.saying(ByteModulo.cause(missing: missing, from: meant).sentence)
    }
  }

  /// The misprints known from public code.
  let misprints: [Misprint]
  /// Published alphabets, some of which leave out letters on purpose.
  private let published: [Set<UInt8>]

  /// Published alphabets with holes beyond those of the vectors.
  private static let withHoles: [String] = [
    // Bech32 (BIP 173): no 1, b, i and o.
    "qpzry9x8gf2tvdw0s3jn54khce6mua7l",
    // Crockford's base32 in lower case.
    "0123456789abcdefghjkmnpqrstvwxyz",
    // Open Location Code: no vowels and no letters that look alike.
    "23456789CFGHJMPQRVWX",
    // Letters that do not look alike, as licence keys use them.
    "23456789ABCDEFGHJKLMNPQRSTUVWXYZ",
    // Base 57 of short-UUID libraries: no 0, 1, O, I and l.
    "23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz",
  ]

  /// The alphabets of the nonce vectors.
  ///
  /// - Throws: `VectorProblem` where the vectors do not fit.
  init(_ library: VectorLibrary = .embedded) throws {
    let vectors = try library.nonce().alphabets
    misprints = vectors.compactMap { vector in
      guard vector.standing == .misprint, vector.judges(.charsetKnownTypo),
        let meant = vectors.first(where: { $0.name == vector.misprintOf })
      else { return nil }
      return Misprint(
        letters: Set(vector.letters.utf8), missing: Array((vector.missing ?? "").utf8),
        meant: Array(meant.letters.utf8))
    }
    published =
      vectors.filter { $0.standing == .published }.map { Set($0.letters.utf8) }
      + Self.withHoles.map { Set($0.utf8) }
  }

  /// The alphabets of the embedded nonce vectors.
  ///
  /// - Throws: `VectorProblem` where the vectors do not fit.
  package static func embedded() throws -> KnownAlphabet { try KnownAlphabet() }

  /// The most letters that a misprint may have lost besides those it is known for.
  static let mostOthersLost = 2

  /// The misprint that some letters are, in whatever order; or the one from which they differ least,
  /// where it has lost other letters as well.
  package func misprint(_ letters: [UInt8]) -> Misprint? {
    let declared = Set(letters)
    if let exact = misprints.first(where: { $0.letters == declared }) { return exact }
    guard !isPublished(letters) else { return nil }
    let worse = misprints.compactMap { misprint -> Misprint? in
      let lost = misprint.meant.filter { !declared.contains($0) }
      guard declared.isSubset(of: misprint.letters),
        lost.count <= misprint.missing.count + Self.mostOthersLost
      else { return nil }
      return Misprint(letters: declared, missing: lost, meant: misprint.meant)
    }
    return worse.min { $0.missing.count < $1.missing.count }
  }

  /// Whether some letters are a published alphabet, in whatever order.
  package func isPublished(_ letters: [UInt8]) -> Bool { published.contains(Set(letters)) }
}

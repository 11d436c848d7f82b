import ReferenceAuth
import Testing

@Suite struct SHA256Tests {
  /// Bytes without a pattern that a padding error could hide behind.
  private func message(_ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: ($0 &* 167) ^ ($0 >> 3) &+ 13) }
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    ("\0", "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d"),
    ("a\0b", "59b271ae1bbcb1d31d41929817f4b16fb439eb4f31520b5ad1d5ce98920a7138"),
    ("e\u{301}", "bf12767b0f2a56b2190075bae8169f656e3ce8d6357d4aff184bc6c7ea48f9f6"),
  ])
  func `texts of the standard and the traps of text have their known digests`(
    text: String, digest: String
  ) {
    #expect(SHA256.digest(of: text).hexadecimal == digest)
  }

  @Test func `a million times the letter a has its known digest`() {
    #expect(
      SHA256.digest(of: [UInt8](repeating: 0x61, count: 1_000_000)).hexadecimal
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test(arguments: 0...130)
  func `every length around the block limits agrees with the textbook implementation`(
    length: Int
  ) {
    let message = message(length)
    #expect(SHA256.digest(of: message).bytes == textbookSHA256(message))
  }

  @Test(arguments: 0...130)
  func `every split of a message into two updates gives the one-shot digest`(length: Int) {
    let message = message(length)
    let expected = SHA256.digest(of: message)
    for cut in 0...length {
      var hash = SHA256()
      hash.update(Array(message[..<cut]))
      hash.update(Array(message[cut...]))
      #expect(hash.finalize() == expected, "cut at \(cut)")
    }
  }

  @Test func `a digest may be taken midway without disturbing the rest`() {
    var hash = SHA256()
    hash.update("ab")
    #expect(hash.finalize() == SHA256.digest(of: "ab"))
    hash.update("c")
    #expect(hash.finalize() == SHA256.digest(of: "abc"))
    #expect(hash.finalize() == SHA256.digest(of: "abc"))
  }

  @Test func `the Monte Carlo chain of NIST reaches its published first links`() {
    var seed = SHA256Tests.bytes("6d1e72ad03ddeb5de891e572e2396f8da015d899ef0e79503152d6010a3fe691")
    var links: [String] = []
    for _ in 0..<2 {
      var (first, second, third) = (seed, seed, seed)
      for _ in 0..<1_000 {
        let next = SHA256.digest(of: first + second + third).bytes
        (first, second, third) = (second, third, next)
      }
      seed = third
      links.append(Hexadecimal.encode(seed))
    }
    #expect(
      links == [
        "e93c330ae5447738c8aa85d71a6c80f2a58381d05872d26bdd39f1fcd4f2b788",
        "2e78f8c8772ea7c9331d41ed3f9cdf27d8f514a99342ee766ee3b8b0d0b121c0",
      ])
  }

  private static func bytes(_ hexadecimal: String) -> [UInt8] {
    let digits = Array(hexadecimal)
    return stride(from: 0, to: digits.count, by: 2).map {
      UInt8(String(digits[$0...($0 + 1)]), radix: 16)!
    }
  }
}

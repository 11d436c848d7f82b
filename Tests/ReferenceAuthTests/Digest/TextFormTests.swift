import ReferenceAuth
import Testing

@Suite struct TextFormTests {
  @Test func `hex has two lower-case digits for every byte there is`() {
    let all = Array(UInt8.min...UInt8.max)
    let expected = all.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(Hexadecimal.encode(all) == expected)
    #expect(Hexadecimal.encode([]) == "")
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"),
    ("fooba", "Zm9vYmE"), ("foobar", "Zm9vYmFy"),
  ])
  func `base64url has the texts of RFC 4648 without their padding`(bytes: String, text: String) {
    #expect(Base64URL.encode(Array(bytes.utf8)) == text)
    #expect(Base64URL.decode(text) == Array(bytes.utf8))
  }

  @Test func `base64url uses minus and underscore for its last two letters`() {
    #expect(Base64URL.encode([0xFB, 0xFF, 0xBF]) == "-_-_")
    #expect(Base64URL.decode("-_-_") == [0xFB, 0xFF, 0xBF])
  }

  @Test(arguments: [
    "Zg==", "Zm8=", "=", "+_-_", "-/-_", "Zm 8", "Zm8\n", "Zm\0", "Z", "Zm9vY", "é",
    // The same bytes as 'Zg' and 'Zm8', but with rubbish in the bits that are not used.
    "Zh", "Zv", "Zm9", "Zm-",
  ])
  func `base64url refuses padding, other letters and second spellings`(text: String) {
    #expect(Base64URL.decode(text) == nil)
  }

  @Test func `of all two-letter texts exactly one spells each byte`() {
    let letters = (UInt8.min...UInt8.max).map { String(decoding: [$0], as: UTF8.self) }
    var spellings = [Int](repeating: 0, count: 256)
    for first in letters {
      for second in letters {
        if let bytes = Base64URL.decode(first + second), bytes.count == 1 {
          spellings[Int(bytes[0])] += 1
        }
      }
    }
    #expect(spellings == Array(repeating: 1, count: 256))
  }

  @Test func `a digest has its two text forms and its bytes`() {
    let digest = SHA256.digest(of: "abc")
    #expect(digest.base64URL == "ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0")
    #expect(Hexadecimal.encode(digest.bytes) == digest.hexadecimal)
    #expect(digest != SHA256.digest(of: "abd"))
    #expect(digest.hashValue == SHA256.digest(of: "abc").hashValue)
  }
}

import ConformanceModel
import ReferenceAuth
import Testing

@testable import ConformanceChecks

@Suite struct DigestMistakeTests {
  private static let text = "Grüße, \u{1F600}"

  private static let cases: [(String, DigestMistake)] = {
    let message = Array(text.utf8)
    let digest = SHA256.digest(of: message)
    func hash(_ bytes: [UInt8]) -> String { SHA256.digest(of: bytes).hexadecimal }
    let units = Array(text.utf16)
    return [
      (hash(digest.bytes), .doubleHash),
      (SHA256.digest(of: digest.bytes).base64URL, .doubleHash),
      (hash(Array(digest.hexadecimal.utf8)), .hashOfHexText),
      (hash(Array(Hexadecimal.encode(message).utf8)), .hashOfMessageInHex),
      (hash(units.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }), .utf16LittleEndian),
      (hash(units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }), .utf16BigEndian),
      (hash([0xEF, 0xBB, 0xBF] + message), .byteOrderMark),
      (hash(message + [0x0A]), .trailingNewline), (hash(message + [0x0D, 0x0A]), .trailingReturn),
      (hash(message + [0]), .trailingNul), (hash([0x22] + message + [0x22]), .surroundingQuotes),
      (hash(Array("Optional(\"\(text)\")".utf8)), .optionalDescription),
      (hash(message.dropLast()), .lostEnd(bytes: 1)), (hash([]), .emptyMessage),
      (hash(Array(text.lowercased().utf8)), .foldedToLowerCase),
      (hash(Array("Gr??e, ?".utf8)), .loneReplacement(0x3F)),
      (
        hash(text.unicodeScalars.map { $0.isASCII ? UInt8($0.value) : 0xFF }),
        .loneReplacement(0xFF)
      ),
      (Hexadecimal.encode(Array(digest.bytes.prefix(16))), .truncated(bytes: 16)),
      (Hexadecimal.encode(digest.bytes.reversed()), .reversedBytes), (text, .identity),
      (String(repeating: "a", count: 40), .otherFunction("20 bytes, the length of SHA-1")),
    ]
  }()

  @Test(arguments: cases)
  func `a mistake is recognised from one wrong answer`(answer: String, mistake: DigestMistake) {
    let found = DigestMistake.recognise(
      answer, message: Array(Self.text.utf8), text: Self.text)
    #expect(found == mistake)
  }

  @Test func `an answer without a pattern has no name`() {
    let answer = String(repeating: "0", count: 64)
    #expect(DigestMistake.recognise(answer, message: [1, 2, 3]) == nil)
  }

  @Test func `a normal form that was given is recognised`() {
    let text = "e\u{301}"
    let mistake = DigestMistake.recognise(
      SHA256.digest(of: [0xC3, 0xA9]).hexadecimal, message: Array(text.utf8), text: text,
      forms: NormalForms.of(text))
    #expect(mistake == .composed)
  }

  @Test func `other functions are known by their digest of abc`() {
    let answer = "3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532"
    let mistake = DigestMistake.recognise(answer, message: Array("abc".utf8))
    #expect(mistake == .otherFunction("SHA3-256"))
  }

  @Test(arguments: DigestRendering.allCases.filter { $0 != .mixedCaseHex })
  func `a text form is recognised from the digest that it writes`(form: DigestRendering) {
    // Only zeros in front tell the forms apart that leave some of them out.
    let digest: [UInt8] = [0, 10] + SHA256.digest(of: "abc").bytes.dropFirst(2)
    #expect(DigestRendering.of(form.text(digest), bytes: digest, declared: .hex) == form)
  }

  @Test func `letters in both cases are a form of their own`() {
    let digest = SHA256.digest(of: "abc").bytes
    let answer = "B" + SHA256.digest(of: "abc").hexadecimal.dropFirst()
    #expect(DigestRendering.of(answer, bytes: digest, declared: .hex) == .mixedCaseHex)
  }
}

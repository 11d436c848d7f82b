import ConformanceModel
import PropertyEngine
import Testing

@testable import ConformanceChecks

@Suite struct NonceFormatTests {
  private func format(
    _ lines: [String], alphabet: String? = nil, length: Int? = nil
  ) throws -> NonceFormat {
    try NonceFormat(of: lines.map { Array($0.utf8)[...] }, alphabet: alphabet, length: length)
  }

  private static let base64url =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

  @Test(arguments: [
    ("0123456789abcdef", "hex"), (NonceContract.commonAlphabet, "common"),
    ("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", "base32"), (base64url, "base64url"),
    ("0123456789", "digits"),
  ])
  func `the smallest known alphabet that holds all letters is inferred`(
    letters: String, name: String
  ) throws {
    let format = try format(NonceText(500, of: Array(letters.utf8)).lines)
    #expect(format.name == name)
    #expect(format.contract.alphabet == letters)
    #expect(
      format.warning
        == "the alphabet was inferred: '\(name)' (\(letters.utf8.count) letters) is the smallest "
        + "known one that holds every letter of the first 500 nonces. Declare it with "
        + "'--alphabet \(name)'")
  }

  @Test func `an alphabet without W is taken for the one that has it`() throws {
    let letters = NonceText.common.filter { $0 != UInt8(ascii: "W") }
    #expect(try format(NonceText(500, of: letters).lines).name == "common")
  }

  @Test func `letters of no known alphabet are taken as they are, with a warning`() throws {
    let format = try format(NonceText(100, of: Array("ab!c".utf8)).lines)
    #expect(format.contract.alphabet == "!abc")
    #expect(
      format.warning
        == "no known alphabet holds the 4 letters of the first 100 nonces, so these are taken for "
        + "the alphabet, and a letter that never comes cannot be missed. Declare it with "
        + "'--alphabet LETTERS'")
  }

  @Test func `the usual length wins, unless one is declared`() throws {
    let lines = NonceText(20).lines + ["short"]
    #expect(try format(lines).contract.defaultLength == 32)
    #expect(try format(lines, length: 5).contract.defaultLength == 5)
  }

  @Test func `encoded bytes end in a letter of fewer bits`() throws {
    let lines = NonceText(200, of: Array(Self.base64url.utf8), length: 21).lines
    let ends = Array("AQgw")
    let encoded = lines.enumerated().map { $1 + String(ends[$0 % 4]) }
    let shape = try format(encoded).contract.shape
    #expect(shape?.count == 22)
    #expect(shape?.first == Self.base64url)
    #expect(shape?.last == "AQgw")
    // Letters drawn one by one end in all 64.
    let drawn = try format(NonceText(200, of: Array(Self.base64url.utf8), length: 22).lines)
    #expect(drawn.contract.shape == nil)
  }

  @Test func `padding is part of the shape`() throws {
    let base64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    let lines = NonceText(200, of: Array(base64.utf8), length: 42).lines.map { $0 + "E=" }
    let format = try format(lines)
    #expect(format.name == "base64")
    #expect(format.contract.shape?.suffix(2) == ["AEIMQUYcgkosw048", "="])
  }

  @Test func `random UUIDs are judged at their free positions`() throws {
    let format = try format([
      "0190a1b2-c3d4-4e5f-8a7b-0123456789ab", "fedcba98-7654-4321-bfed-cba987654321",
    ])
    #expect(format.name == "random UUIDs (version 4)")
    #expect(
      format.warning == "the values are random UUIDs (version 4), judged at their free positions")
    let shape = format.contract.shape ?? []
    #expect([shape[0], shape[8], shape[14], shape[19]] == ["0123456789abcdef", "-", "4", "89ab"])
    #expect(format.contract.bits == 122)
    #expect(format.clockworkCause == nil)
  }

  @Test func `UUIDs of a clock are named`() throws {
    let format = try format(["c232ab00-9414-11ec-b3c8-9f6bdeced846"])
    #expect(
      format.clockworkCause
        == .uuidWithClock.saying(
          "UUIDs of version 1 hold a clock and a machine's number; only version 4 is random"))
  }

  @Test(arguments: [
    (
      "base46",
      "--alphabet: unknown alphabet 'base46'. Did you mean 'base36'? Letters are taken as they "
        + "stand"
    ),
    ("0123456789012345", "--alphabet: the letter '0' stands there more than once"),
  ])
  func `an alphabet that is none is one line`(alphabet: String, message: String) {
    let error = #expect(throws: NonceFileError.self) { try format(["abc"], alphabet: alphabet) }
    #expect(error?.description == message)
  }
}

import ConformanceModel
import Foundation
import Testing

@testable import ConformanceChecks

@Suite struct SignatureFindingTests {
  private static let contract = TokenContract(signatures: [.rs256, .es256])

  private static func keys(_ algorithms: Set<SignatureAlgorithm>) throws -> [UInt8] {
    let trusted = TestKeys.trusted(for: TokenContract(signatures: algorithms))
    return Array(try JSONEncoder().encode(trusted))
  }

  @Test(arguments: [SignatureAlgorithm.rs256, .es256])
  func `a genuine token is valid whatever its claims say`(algorithm: SignatureAlgorithm) throws {
    let pool = TokenPool.entries(for: TokenContract(signatures: [algorithm]))
    let token = try #require(pool.first).compact
    #expect(try SignatureFinding(of: token, keys: Self.keys([algorithm]), place: "k") == .valid)
    #expect(try SignatureFinding(of: token, keys: nil, place: "") == .notVerified)
  }

  @Test func `a foreign signature, a changed payload and an unknown key are invalid`() throws {
    let pool = TokenPool.entries(for: Self.contract)
    let token = try #require(pool.first).compact
    let parts = token.split(separator: ".")
    let other = try #require(pool.last).compact.split(separator: ".")
    let forged = [
      "\(parts[0]).\(parts[1]).\(other[2])", "\(parts[0]).\(other[1]).\(parts[2])",
      TokenWriter(TokenContract()).compact(nonce: "x"),
    ]
    for token in forged {
      let finding = try SignatureFinding(
        of: token, keys: Self.keys([.rs256, .es256]), place: "k")
      #expect(finding == .invalid)
    }
    let none = Array(#"{"keys":[]}"#.utf8)
    #expect(try SignatureFinding(of: token, keys: none, place: "k") == .invalid)
  }

  @Test(arguments: [
    (
      "[]",
      "k: key set: byte 0: found another value, expected an object. "
        + "Apple's keys are at https://appleid.apple.com/auth/keys"
    ),
    (
      "{}",
      "k: key set: found no array 'keys', expected one (RFC 7517 section 5). "
        + "Apple's keys are at https://appleid.apple.com/auth/keys"
    ),
  ])
  func `what is no key set is told so`(text: String, message: String) {
    let error = #expect(throws: TokenInputError.self) {
      try SignatureFinding(of: "", keys: Array(text.utf8), place: "k")
    }
    #expect(error?.description == message)
  }
}

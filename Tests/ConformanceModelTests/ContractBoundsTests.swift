import ConformanceModel
import Foundation
import Testing

@Suite struct ContractBoundsTests {
  @Test(arguments: [
    (NonceContract(alphabet: ""), "nonce/alphabet: found 0 letters, expected 1 to 256"),
    (NonceContract(shape: ["a", ""]), "nonce/shape/1: found 0 letters, expected 1 to 256"),
    (
      NonceContract(shape: []),
      "nonce/defaultLength: found 0, expected letters, 1 to 65536"
    ),
    (
      NonceContract(defaultLength: .max),
      "nonce/defaultLength: found 9223372036854775807, expected letters, 1 to 65536"
    ),
    (
      NonceContract(defaultLength: .min),
      "nonce/defaultLength: found -9223372036854775808, expected letters, 1 to 65536"
    ),
    (
      NonceContract(minimumLength: 0),
      "nonce/minimumLength: found 0, expected letters, 1 to 65536"
    ),
    (
      NonceContract(minimumLength: 300),
      "nonce/maximumLength: found 256, expected at least the minimumLength 300"
    ),
    (
      NonceContract(maximumLength: 1 << 40),
      "nonce/maximumLength: found 1099511627776, expected letters, 1 to 65536"
    ),
    (
      NonceContract(shape: ["ab", "ab"], timeLetters: 3),
      "nonce/timeLetters: found 3, expected 0 to 2, as many as the shape has letters"
    ),
  ])
  func `a nonce contract out of bounds is named`(nonce: NonceContract, message: String) throws {
    let contract = Contract(name: "x", nonce: nonce)
    #expect(contract.mistakes.first?.description == message)
    // What crosses the wire is held against the same bounds.
    let data = try JSONEncoder().encode(contract)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Contract.self, from: data) }
  }

  @Test(arguments: [
    (
      TokenContract(claims: [.iat], maximumAge: 59),
      "token/maximumAge: found 59, expected seconds, 60 to 31536000"
    ),
    (
      TokenContract(maximumAge: 600),
      "token/maximumAge: found no 'iat' among the claims, expected 'iat' among the claims and "
        + "'takesClock': an age is judged by the suite's clock"
    ),
    (
      TokenContract(claims: [.iat], typeOnly: [.iat]),
      "token/typeOnly: found 'iat', which is among the claims that are verified, expected others"
    ),
  ])
  func `a token contract out of bounds is named`(token: TokenContract, message: String) throws {
    let contract = Contract(name: "x", token: token)
    #expect(contract.mistakes.map(\.description) == [message])
    let data = try JSONEncoder().encode(contract)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Contract.self, from: data) }
  }

  @Test(arguments: [-1, .min, .max, 31_536_001])
  func `leeway and timeout have bounds`(seconds: Int) throws {
    let contract = Contract(
      name: "x", token: TokenContract(leeway: seconds), signIn: SignInContract(timeout: seconds))
    #expect(contract.mistakes.map(\.path) == [["token", "leeway"], ["signIn", "timeout"]])
  }

  @Test func `what implementations declare is within bounds`() {
    #expect(Contract(name: "x").mistakes == [])
    let contract = Contract(
      name: "x", nonce: NonceContract(shape: Array(repeating: "0123", count: 36)),
      token: TokenContract(leeway: 300), signIn: SignInContract(timeout: 60))
    #expect(contract.mistakes == [])
  }
}

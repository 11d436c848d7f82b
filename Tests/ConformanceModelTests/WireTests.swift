import ConformanceModel
import Foundation
import Testing

@Suite struct WireTests {
  private static let requests: [WireRequest.Operation] = [
    .hello(wire: 1, suite: "0.1.0"), .nonces(count: 3, length: nil, source: nil),
    .nonces(
      count: 1, length: -1,
      source: ByteScript(bytes: [0, 255], then: .cycle, bytesPerCall: 1)),
    .digests(texts: ["", "a\u{0}b", "é"]), .byteDigests(messages: [[], [0, 171]]),
    .streamDigest(DigestUpdates([[1], [], [2, 3]], rounds: 5)),
    .match([MatchAttempt(token: "a.b.c", rawNonce: nil, now: 7)]),
    .judge(JudgeOrder(requirement: "nonce.unique", profile: .quick, seed: .max, after: 3)), .bye,
  ]

  @Test(arguments: requests)
  func `a request comes back from JSON as it was`(operation: WireRequest.Operation) throws {
    let request = WireRequest(id: 5, operation: operation)
    let data = try JSONEncoder().encode(request)
    #expect(try JSONDecoder().decode(WireRequest.self, from: data) == request)
  }

  @Test func `a contract that says only its name has the defaults`() throws {
    let contract = try JSONDecoder().decode(Contract.self, from: Data(#"{"name":"x"}"#.utf8))
    #expect(contract == Contract(name: "x"))
    #expect(contract.nonce.alphabet.count == 65)
    let data = try JSONEncoder().encode(contract)
    #expect(try JSONDecoder().decode(Contract.self, from: data) == contract)
  }

  @Test func `hexadecimal is written in lower case and read in both`() {
    #expect(Hex.encode([0, 15, 255]) == "000fff")
    #expect(Hex.decode("000FfF") == [0, 15, 255])
    #expect(Hex.decode("0") == nil)
    #expect(Hex.decode("0g") == nil)
  }
}

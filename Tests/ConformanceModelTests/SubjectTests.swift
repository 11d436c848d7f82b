import ConformanceModel
import PlainText
import Testing

@Suite struct SubjectTests {
  @Test func `a nonce function is a whole adapter and offers nothing else`() async throws {
    let subject = FunctionSubject("mine", nonce: { String(repeating: "n", count: $0 ?? 32) })
    #expect(Capability.allCases.filter(subject.offers) == [.nonce])
    #expect(try await subject.nonces(count: 2, length: 3) == ["nnn", "nnn"])
    await #expect(throws: CapabilityNotOffered(capability: .digest)) {
      try await subject.digests(ofTexts: ["a"])
    }
  }

  @Test func `functions of which something is declared are held to it`() {
    let subject = FunctionSubject("mine", nonce: { _ in "0f" })
    #expect(!subject.isDeclared)
    let declared = subject.declaring { $0.nonce.alphabet = "0123456789abcdef" }
    #expect(declared.isDeclared && declared.contract.nonce.alphabet == "0123456789abcdef")
    #expect(declared.contract.capabilities == [.nonce] && declared.contract.name == "mine")
    #expect(FunctionSubject("mine", contract: Contract(name: "any")).isDeclared)
  }

  @Test func `a scripted source plays its bytes and then its ending`() throws {
    let failing = ScriptedByteSource(ByteScript(bytes: [1, 2, 3], then: .fail))
    #expect(try failing.next(2) == [1, 2])
    #expect(throws: ByteSourceFailure(status: -1)) { try failing.next(2) }
    let cycling = ScriptedByteSource(ByteScript(bytes: [1, 2], then: .cycle, bytesPerCall: 3))
    #expect(try cycling.next(9) == [1, 2, 1])
    #expect(try cycling.next(1) == [2])
    #expect(cycling.handedOut == 4)
    let short = ScriptedByteSource(ByteScript(bytes: [1], then: .short))
    #expect(try short.next(4) == [1])
    #expect(try short.next(4) == [])
    #expect(short.fruitlessCalls == 1)
  }

  @Test func `an endless retry is noticed once`() {
    nonisolated(unsafe) var noticed = 0  // one thread only
    let source = ScriptedByteSource(ByteScript(bytes: [], then: .fail)) { noticed += 1 }
    for _ in 0..<ScriptedByteSource.endlessRetryLimit + 5 { _ = try? source.next(1) }
    #expect(noticed == 1)
  }

  @Test func `updates are played round after round`() {
    #expect(Array(DigestUpdates([[1], []], rounds: 2)) == [[1], [], [1], []])
    #expect(Array(DigestUpdates([], rounds: 1_000_000_000)) == [])
    #expect(DigestUpdates([[1, 2], [3]], rounds: 4).byteCount == 12)
  }

  @Test(arguments: [
    ("rferance", "reference"), ("charset.complet", "charset.complete"), ("zzz", nil),
    ("nonce.lenght", "nonce.length-exact"), ("nonce.strenght", "nonce.strength"),
    ("lenght", nil),
  ])
  func `the nearest word is suggested only if it is near`(word: String, nearest: String?) {
    let known = [
      "reference", "charset.complete", "nonce", "nonce.length-exact", "nonce.length-default",
      "nonce.strength",
    ]
    #expect(NearestName.to(word, among: known) == nearest)
  }
}

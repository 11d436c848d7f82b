import ConformanceModel
import ConformanceStatistics
import PlainText
import Testing

@testable import ConformanceChecks

@Suite struct KnownGeneratorTests {
  private struct Fleet: SubjectFleet {
    let process: FreshProcess

    func nonces(
      processes: Int, count: Int, together: Bool, within budget: Duration?
    ) async throws -> [[String]] { [] }
    func firstNonces(processes: Int, count: Int) async throws -> [FreshProcess] { [process] }
    func listenedTo() -> ListenedProcess {
      ListenedProcess(subject: SeededSubject.good) { [] }
    }
  }

  private static func outcome(
    _ nonces: [String], alphabet: String = NonceContract.commonAlphabet, id: Int? = nil,
    seconds: ClosedRange<Double>? = nil, shape: [String]? = nil
  ) async -> CheckOutcome {
    var contract = NonceContract(alphabet: alphabet, defaultLength: nonces[0].utf8.count)
    contract.shape = shape
    let subject = SeededSubject.subject("drawn", contract: contract) { _, _ in nonces[0] }
    return await judgeValues(
      .nonceKnownGenerator, subject, profile: .quick,
      fleet: Fleet(process: FreshProcess(nonces: nonces, id: id, seconds: seconds)))
  }

  /// Made with CPython 3.12: `r = random.Random(SEED)`, then 32 times `r.choice(ALPHABET)`.
  @Test(
    arguments: [
      (77, nil, nil), (1_763_817_000, nil, 1_763_816_999.5...1_763_817_001.5),
      (31_337, 31_335, nil),
    ] as [(Int, Int?, ClosedRange<Double>?)])
  func `what Python draws from a small seed, a clock or a process id is proof`(
    seed: Int, id: Int?, seconds: ClosedRange<Double>?
  ) async {
    let outcome = await Self.outcome([Self.python[seed] ?? ""], id: id, seconds: seconds)
    #expect(outcome.grade == .fail)
    #expect(
      outcome.evidence?.drawn == [
        "nonce 1 is what random.Random of Python draws from the seed "
          + "\(seed): the high bits of each output, too large ones rejected"
      ])
    #expect(outcome.evidence?.cause?.isSame(as: .guessableSeed) == true)
  }

  private static let python: [Int: String] = [
    77: "WfPUOEbyUI_0Z3.MO_nNgfFBXyQSO9AP",
    1_763_817_000: "5DZome_6wQ6TZJuZDFlyS-5gL4ajsQL5",
    31_337: "_Lc7QNeDsggJ0AZ.N1JxM-KeiOgJKfi7",
  ]

  @Test func `the digest of a number is proof`() async {
    let outcome = await Self.outcome(
      ["8f14e45fceea167a5a36dedd4bea2543"], alphabet: "0123456789abcdef")
    #expect(outcome.evidence?.drawn == ["nonce 1 is the MD5 of '7'"])
  }

  @Test func `the digest of the clock in microseconds is proof`() async {
    let micros = 1_763_817_000_123_456
    let digest = Hex.encode(ReferenceDigest.bytes(of: Array(String(micros).utf8)))
    let outcome = await Self.outcome(
      [digest], alphabet: "0123456789abcdef",
      seconds: 1_763_817_000.120...1_763_817_000.125)
    #expect(outcome.evidence?.drawn == ["nonce 1 is the SHA-256 of '\(micros)'"])
  }

  @Test func `the digest of what a generator draws from a small seed is proof`() async {
    // xorshift32 from the seed 7.
    let digest = Hex.encode(OldDigest.md5.of(Array("1892583".utf8)))
    let outcome = await Self.outcome([digest], alphabet: "0123456789abcdef")
    #expect(
      outcome.evidence?.drawn == [
        "nonce 1 is the MD5 of '1892583', which xorshift32 draws from the seed 7"
      ])
  }

  /// Drawn by Node 20.20.2 with `Math.random()`, one after the other.
  private static let node: [(nonces: [String], alphabet: String, shape: [String]?)] = [
    (
      [
        "Wz7auaILh2hoTRi6TbrwyKJS-dBKdaJm", "0NdAnu0yKFXLO4mAG84ZhysXjVP3N0ZN",
        "TPeleGQrR9pKHI3E4m_U.Vm7qyeB.0sr",
      ], "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._", nil
    ),
    // 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, …)
    (
      [
        "540dfbd9-794f-4d59-9647-80e0870f3cb8", "ebb0a21b-60c2-4aa7-b591-f155910f72e4",
        "c4d4931b-f8a4-4a26-9256-f8c6b7796b2b",
      ], "0123456789abcdef", NonceShape.uuid4
    ),
    // Math.floor((1 + Math.random()) * 0x10000).toString(16).substring(1), eight times
    (
      [
        "4f2418b1c5b5e0396100530404ed64d7", "251f899b3c97a54c33625b1c60160a49",
        "02bcbf4cea3bbc6c959309c83e1f302a",
      ], "0123456789abcdef", nil
    ),
    // Math.floor(Math.random() * 256), in hexadecimal
    (
      [
        "f7de8f2a2fa9a917f73781c884b642e7", "22f7028f87a567c10abf5e0ad204d818",
        "a03c7e7500ac8beeb334a5ac64162635",
      ], "0123456789abcdef", NonceShape.hex(bytes: 16)
    ),
  ]

  @Test(arguments: node.indices)
  func `what Node draws is proof, whatever it was seeded with`(index: Int) async {
    let (nonces, alphabet, shape) = Self.node[index]
    let outcome = await Self.outcome(nonces, alphabet: alphabet, shape: shape)
    #expect(outcome.grade == .fail)
    #expect(
      outcome.evidence?.drawn == [
        "Math.random() of V8: one state of 128 bits explains all nonces of a process"
      ])
    #expect(outcome.evidence?.cause?.isSame(as: .stateRecovered) == true)
    let reversed = await Self.outcome(
      Array(nonces.reversed()), alphabet: alphabet, shape: shape)
    #expect(reversed.grade == .pass)
  }

  /// Bytes of a kernel's generator, drawn once.
  @Test func `letters of a kernel's generator have no seed`() async {
    let outcome = await Self.outcome(
      ["9d1bd9a9d0c7b0a6ef2d4d9a4b9f6e17", "c1f5d2a87e0b43969a1c5e3f7d820b64"],
      alphabet: "0123456789abcdef", id: 4_711, seconds: 1_763_817_000...1_763_817_001)
    #expect(outcome.grade == .pass)
  }
}

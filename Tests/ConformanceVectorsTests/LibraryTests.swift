import PlainText
import Testing

@testable import ConformanceVectors

@Suite struct LibraryTests {
  @Test func `the embedded digest vectors are complete`() throws {
    let digest = try VectorLibrary.embedded.digest()
    #expect(digest.bytes.count == 129)
    #expect(digest.monteCarlo.map(\.checkpoints.count) == [100])
    #expect(digest.lengths.flatMap(\.lengths).filter { $0 <= 1025 } == Array(0...1025))
    #expect(digest.lengths.flatMap(\.lengths).max() == 1 << 20)
    #expect(digest.texts.count == 88)
    #expect(digest.large.map(\.length) == [1 << 28 + 1, 1 << 29 + 1, 1 << 32 + 1])
    let empty = digest.bytes.filter { $0.messageBytes.isEmpty }
    #expect(empty.map(\.id) == ["digest-cavp-short-0001"])
    #expect(digest.bytes.allSatisfy { $0.requirement == "digest.vectors" })
    for text in digest.texts {
      #expect(Hex.decode(text.utf8, isLowerCase: true) == Array(text.text.utf8))
    }
  }

  @Test func `the rule for messages gives printable ASCII that differs by length`() {
    #expect(String(decoding: DigestLengthsVector.message(length: 3), as: UTF8.self) == "Ts4")
    #expect(DigestLengthsVector.message(length: 0) == [])
    #expect(DigestLengthsVector.message(length: 500).allSatisfy { (33...126).contains($0) })
  }

  @Test func `the embedded token vectors decide every contract`() throws {
    let groups = try VectorLibrary.embedded.token()
    let tests = groups.flatMap(\.tests)
    #expect(tests.count == 726)
    for test in tests {
      for form in ["hex", "base64url", "raw"] {
        for signatures: Set<String> in [[], ["RS256"], ["ES256", "RS256"]] {
          let policy = TokenPolicy(
            nonceForm: form, nonceSupported: "claimFalseRelaxes", signatures: signatures,
            claims: ["iss", "aud", "exp", "iat", "nbf"], leeway: 60)
          #expect(test.rule(for: policy) != nil, "\(test.id)")
        }
      }
    }
  }

  @Test func `the pool holds 520 tokens with different raw nonces, in every form by both kinds`()
    throws
  {
    let pool = try VectorLibrary.embedded.tokenPool()
    let nonces = pool.flatMap(\.rawNonces)
    #expect(nonces.count == 520)
    #expect(Set(nonces).count == 520)
    for form in ["hex", "base64url", "raw"] {
      let kinds = pool.filter { $0.nonceForm == form }.map { $0.kid.prefix(10) }
      #expect(Set(kinds) == ["test-rs256", "test-es256"])
    }
    #expect(pool[0].payload(claim: "x").contains(#""nonce":"x""#))
  }

  @Test func `test keys are named, and only some are to be trusted`() throws {
    let keys = try VectorLibrary.embedded.testKeys()
    #expect(
      try VectorLibrary.embedded.trustedKeyNames()
        == ["test-rs256", "test-rs256-b", "test-es256", "test-es256-b"])
    #expect(keys.count == 7)
  }

  @Test func `a rule holds only where all of its conditions do`() {
    let rule = TokenConditions(
      signature: ["RS256"], claims: ["exp", "iat"], leeway: ["none"])
    let policy = TokenPolicy(
      nonceForm: "raw", signatures: ["ES256", "RS256"], claims: ["exp", "iat", "nbf"])
    #expect(rule.hold(for: policy))
    #expect(!rule.hold(for: TokenPolicy(nonceForm: "raw", claims: ["exp", "iat"])))
    var other = policy
    other.claims = ["exp"]
    #expect(!rule.hold(for: other))
    other = policy
    other.leeway = 1
    #expect(!rule.hold(for: other))
    other = policy
    other.signatures = ["ES256"]
    #expect(!rule.hold(for: other))
    #expect(TokenConditions(signature: ["notVerified"]).hold(for: TokenPolicy(nonceForm: "hex")))
  }

  @Test func `a recipe makes a token of the length it says`() throws {
    let recipes = try VectorLibrary.embedded.token().flatMap(\.tests).compactMap(\.generate)
    #expect(recipes.map(\.kind) == [.nested, .unclosed, .padding])
    for recipe in recipes {
      #expect(recipe.token.utf8.count == recipe.length)
    }
  }

  @Test func `the embedded nonce vectors hold the misprint without W`() throws {
    let nonce = try VectorLibrary.embedded.nonce()
    let copied = nonce.alphabets.filter { $0.name == "missing-w" }
    #expect(copied.map(\.missing) == ["W"])
    #expect(copied.map(\.misprintOf) == ["default65"])
    #expect(copied.map(\.letters.count) == [64])
    #expect(Set(nonce.alphabets.map(\.name)).count == nonce.alphabets.count)
    #expect(nonce.lengths.filter { $0.length <= 0 }.allSatisfy { $0.outcomes == [.error, .abort] })
    #expect(nonce.sources.count == 12)
  }

  @Test func `every scripted requirement has at least two scenarios`() throws {
    let library = VectorLibrary.embedded
    let scenarios = try library.continuation() + library.guardScenarios()
    let counts = Dictionary(grouping: scenarios) { $0.requirement ?? "" }.mapValues(\.count)
    let requirements = [
      "continuation.answered-once", "continuation.success", "continuation.cancel",
      "continuation.failure", "continuation.malformed", "continuation.duplicates",
      "continuation.early", "continuation.start-failure", "continuation.dropped",
      "continuation.cancellation", "continuation.timeout", "continuation.clean",
      "continuation.reentrant",
      "guard.exclusive", "guard.refusal-harmless", "guard.released", "guard.own-nonce",
      "guard.stale-callback", "guard.every-entry",
    ]
    #expect(Set(counts.keys) == Set(requirements))
    #expect(counts.filter { $0.value < 2 } == [:])
    #expect(scenarios.count == 134)
  }

  @Test func `a scenario that names no contract holds for all of them`() throws {
    let first = try #require(try VectorLibrary.embedded.continuation().first)
    #expect(first.expect.keys.sorted() == ["any"])
    #expect(first.expectation(under: "join") == first.expect["any"])
    let guarded = try #require(
      try VectorLibrary.embedded.guardScenarios().first { $0.expect["refuse"] != nil })
    #expect(guarded.expectation(under: "refuse")?.answers["B"] == [.refused])
  }

  @Test func `what is written is read again as it was`() throws {
    for area in ["continuation", "guard"] {
      let path = "\(area)/scenarios.json"
      let file = try VectorLibrary.embedded.file(VectorGroup<ScenarioVector>.self, path: path)
      #expect(try decodeJSON(VectorFile.self, from: encodeJSON(file)) == file)
    }
    for path in VectorLibrary.embedded.paths where path.hasPrefix("digest/") {
      let file = try VectorLibrary.embedded.file(DigestGroup.self, path: path)
      #expect(try decodeJSON(VectorFile.self, from: encodeJSON(file)) == file)
    }
    for path in VectorLibrary.embedded.paths where path.hasPrefix("nonce/") {
      let file = try VectorLibrary.embedded.file(NonceGroup.self, path: path)
      #expect(try decodeJSON(VectorFile.self, from: encodeJSON(file)) == file)
    }
  }

  @Test func `stories of accounts are written as they were read`() throws {
    let path = "account/stories.json"
    let file = try VectorLibrary.embedded.file(VectorGroup<AccountVector>.self, path: path)
    #expect(try decodeJSON(VectorFile.self, from: encodeJSON(file)) == file)
    #expect(try VectorLibrary.embedded.account().count == 142)
  }

  @Test func `a file that cannot be read says where`() throws {
    let whole = try #require(VectorLibrary.embedded.text(of: "digest/cavp-short.json"))
    let text = whole.replacing(#""bytes""#, with: #""byte""#)
    let error = #expect(throws: VectorProblem.self) {
      try VectorLibrary(texts: ["digest/f.json": text]).digest()
    }
    #expect(
      error?.description
        == "digest/f.json#/groups/0: cannot be read: unknown group type 'byte'")
  }
}

internal import ConformanceModel

/// A subject in another process, reached by operations over the wire.
struct ProxySubject: NonceSubject, SourcedNonceSubject, DigestSubject, ByteDigestSubject,
  StreamingDigestSubject, TokenSubject, SignInSubject, AccountSubject
{
  let contract: Contract
  let client: WorkerClient
  let tally = SignInTally()
  let accountTally = AccountTally()

  init(contract: Contract, client: WorkerClient) {
    self.contract = contract
    self.client = client
  }

  func makeProvider(in environment: SignInEnvironment) -> any SignInProvider {
    ProxyProvider(
      environment: environment, contract: contract.signIn, client: client, tally: tally)
  }

  func makeCoordinator(in environment: AccountEnvironment) -> any AccountCoordinator {
    ProxyCoordinator(
      environment: environment, contract: contract.account, client: client, tally: accountTally)
  }

  func nonces(count: Int, length: Int?) async throws -> [String] {
    let answer = try await client.exchange(.nonces(count: count, length: length, source: nil))
    return try expect(answer.nonces, "nonces", count: count, of: "nonces")
  }

  func nonce(length: Int?, from source: any ByteSource) async throws -> String {
    guard let script = (source as? ScriptedByteSource)?.script else {
      throw CapabilityNotOffered(capability: .sourcedNonce)
    }
    let answer = try await client.exchange(.nonces(count: 1, length: length, source: script))
    return try expect(answer.nonces, "nonces", count: 1, of: "nonces")[0]
  }

  func digests(ofTexts texts: [String]) async throws -> [String] {
    let answer = try await client.exchange(.digests(texts: texts))
    return try expect(answer.digests, "digests", count: texts.count, of: "digests")
  }

  func digests(ofBytes messages: [[UInt8]]) async throws -> [String] {
    let answer = try await client.exchange(.byteDigests(messages: messages))
    return try expect(answer.digests, "digests", count: messages.count, of: "byteDigests")
  }

  func digest(ofUpdates updates: DigestUpdates) async throws -> String {
    let answer = try await client.exchange(.streamDigest(updates))
    return try expect(answer.digests, "digests", count: 1, of: "streamDigest")[0]
  }

  func match(_ attempts: [MatchAttempt]) async throws -> [MatchVerdict] {
    let answer = try await client.exchange(.match(attempts))
    return try expect(answer.verdicts, "verdicts", count: attempts.count, of: "match")
  }

  private func expect<Element>(
    _ found: [Element]?, _ member: String, count: Int, of operation: String
  ) throws -> [Element] {
    guard let found else {
      throw SubjectFault.malformedAnswer(
        "the answer to '\(operation)' has no member '\(member)'. "
          + "Expected an array with \(count) elements.")
    }
    guard found.count == count else {
      throw SubjectFault.malformedAnswer(
        "the answer to '\(operation)' has \(found.count) '\(member)', expected \(count)")
    }
    return found
  }
}

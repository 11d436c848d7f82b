internal import ConformanceChecks
internal import ConformanceModel

/// A subject in another process, reached by operations over the wire.
struct ProxySubject: NonceSubject, SourcedNonceSubject, DigestSubject, ByteDigestSubject,
  StreamingDigestSubject, TokenSubject, SignInSubject, AccountSubject, RemoteSubject,
  OverlappingSubject, ForkingSubject
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
    try await nonces(.nonces(count: count, length: length, source: nil))
  }

  func nonce(length: Int?, from source: any ByteSource) async throws -> String {
    guard let script = (source as? ScriptedByteSource)?.script else {
      throw CapabilityNotOffered(capability: .sourcedNonce)
    }
    return try await nonces(.nonces(count: 1, length: length, source: script))[0]
  }

  func digests(ofTexts texts: [String]) async throws -> [String] {
    try await digests(.digests(texts: texts))
  }

  func digests(ofBytes messages: [[UInt8]]) async throws -> [String] {
    try await digests(.byteDigests(messages: messages))
  }

  func digest(ofUpdates updates: DigestUpdates) async throws -> String {
    try await digests(.streamDigest(updates))[0]
  }

  func match(_ attempts: [MatchAttempt]) async throws -> [MatchVerdict] {
    guard case .verdicts(let verdicts) = try await client.exchange(.match(attempts)) else {
      WireAnswer.isOfAnotherOperation()
    }
    return verdicts
  }

  func noncesAtOnce(callers: Int, count: Int) async throws -> [[String]] {
    try await together((0..<callers).map { _ in .nonces(count: count, length: nil, source: nil) }) {
      if case .nonces(let nonces, _) = $0 { nonces } else { nil }
    }
  }

  func digestsAtOnce(ofTexts lists: [[String]]) async throws -> [[String]] {
    let asTexts = offers(.digest)
    return try await together(
      lists.map { texts in
        asTexts
          ? .digests(texts: texts) : .byteDigests(messages: texts.map { Array($0.utf8) })
      }
    ) {
      if case .digests(let digests) = $0 { digests } else { nil }
    }
  }

  func matchAtOnce(_ attempts: [MatchAttempt]) async throws -> [MatchVerdict] {
    try await together(attempts.map { .match([$0]) }) {
      if case .verdicts(let verdicts) = $0 { verdicts.first } else { nil }
    }
  }

  func forkedNonces(count: Int) async throws -> (own: [String], childs: [String]) {
    guard case .forked(let own, let childs) = try await client.exchange(.forkedNonces(count: count))
    else { WireAnswer.isOfAnotherOperation() }
    return (own, childs)
  }

  private func together<Value>(
    _ operations: [WireRequest.Operation], _ value: (WireAnswer.Content) -> Value?
  ) async throws -> [Value] {
    try await client.exchange(together: operations).map { content in
      guard let value = value(content) else { WireAnswer.isOfAnotherOperation() }
      return value
    }
  }

  private func nonces(_ operation: WireRequest.Operation) async throws -> [String] {
    guard case .nonces(let nonces, _) = try await client.exchange(operation) else {
      WireAnswer.isOfAnotherOperation()
    }
    return nonces
  }

  private func digests(_ operation: WireRequest.Operation) async throws -> [String] {
    guard case .digests(let digests) = try await client.exchange(operation) else {
      WireAnswer.isOfAnotherOperation()
    }
    return digests
  }
}

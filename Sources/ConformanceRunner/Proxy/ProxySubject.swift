internal import ConformanceChecks
internal import ConformanceModel

/// A subject in another process, reached by operations over the wire.
struct ProxySubject: NonceSubject, SourcedNonceSubject, DigestSubject, ByteDigestSubject,
  StreamingDigestSubject, TokenSubject, SignInSubject, AccountSubject, RemoteSubject
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

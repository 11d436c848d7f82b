import ReferenceAuth
import Synchronization
import Testing

@Suite struct PendingNoncesTests {
  private func numbered() -> @Sendable () throws -> String {
    let counter = Counter()
    return { "nonce-\(counter.next())" }
  }

  private func token(for rawNonce: String) -> String {
    TokenText.of(nonce: SHA256.digest(of: rawNonce).hexadecimal)
  }

  @Test func `an issued nonce is good for one success and then replayed`() throws {
    let nonces = PendingNonces(drawNonce: numbered())
    let raw = try nonces.issue()
    #expect(nonces.redeem(token: token(for: raw), rawNonce: raw) == .accepted)
    #expect(nonces.redeem(token: token(for: raw), rawNonce: raw) == .rejected(.replayed))
  }

  @Test func `a matching nonce that was never issued is replayed`() {
    let nonces = PendingNonces(drawNonce: numbered())
    #expect(nonces.redeem(token: token(for: "own"), rawNonce: "own") == .rejected(.replayed))
  }

  @Test func `a token that does not fit leaves the nonce pending`() throws {
    let nonces = PendingNonces(drawNonce: numbered())
    let raw = try nonces.issue()
    #expect(nonces.redeem(token: token(for: "x"), rawNonce: raw) == .rejected(.nonceMismatch))
    #expect(nonces.redeem(token: "rubbish", rawNonce: raw) == .rejected(.malformedToken))
    #expect(nonces.redeem(token: token(for: raw), rawNonce: nil) == .rejected(.nonceMissing))
    #expect(nonces.redeem(token: token(for: raw), rawNonce: raw) == .accepted)
  }

  @Test func `beyond the capacity the oldest pending nonce is dropped`() throws {
    let nonces = PendingNonces(capacity: 2, drawNonce: numbered())
    let issued = try (0..<3).map { _ in try nonces.issue() }
    let verdicts = issued.map { nonces.redeem(token: token(for: $0), rawNonce: $0) }
    #expect(verdicts == [.rejected(.replayed), .accepted, .accepted])
  }

  @Test func `a store that is used for long still knows what is pending`() throws {
    let nonces = PendingNonces(capacity: 3, drawNonce: numbered())
    let early = try nonces.issue()
    for _ in 0..<50 {
      let raw = try nonces.issue()
      #expect(nonces.redeem(token: token(for: raw), rawNonce: raw) == .accepted)
    }
    #expect(nonces.redeem(token: token(for: early), rawNonce: early) == .accepted)
  }

  @Test func `of many threads with one nonce exactly one is accepted`() async throws {
    let nonces = PendingNonces(drawNonce: numbered())
    let raw = try nonces.issue()
    let token = token(for: raw)
    let verdicts = await withTaskGroup(of: MatchVerdict.self) { group in
      for _ in 0..<16 { group.addTask { nonces.redeem(token: token, rawNonce: raw) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(verdicts.count { $0 == .accepted } == 1)
    #expect(verdicts.count { $0 == .rejected(.replayed) } == 15)
  }

  @Test func `a failing draw issues nothing and says why`() {
    let nonces = PendingNonces(drawNonce: { throw NonceError.sourceStuck })
    #expect(throws: NonceError.sourceStuck) { try nonces.issue() }
  }
}

private final class Counter: Sendable {
  private let value = Mutex(0)

  func next() -> Int {
    value.withLock { value in
      value += 1
      return value
    }
  }
}

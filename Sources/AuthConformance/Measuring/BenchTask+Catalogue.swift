internal import ConformanceChecks
internal import ConformanceModel
internal import Foundation
internal import PlainText
internal import Synchronization

extension BenchTask {
  private static func lacks(_ capability: Capability) -> BenchObstacle {
    BenchObstacle(reason: "the subject does not offer '\(capability.rawValue)'")
  }

  /// Drawing one nonce of the default length.
  package static let nonce = list(
    "nonce", "one nonce of the default length", needs: [.nonce],
    inputs: { _, count in [Int](repeating: 0, count: count) },
    call: { subject, inputs in
      guard let subject = subject as? any NonceSubject else { throw lacks(.nonce) }
      _ = try await subject.nonces(count: inputs.count, length: nil)
    })

  /// Hashing one nonce and writing the digest in its text form.
  static let digestNonce = list(
    "digest.nonce", "the digest of a 32-letter nonce, in its text form", needs: [.digest],
    inputs: { _, count in (0..<count).map(BenchInputs.nonce) },
    call: { subject, texts in
      guard let subject = subject as? any DigestSubject else { throw lacks(.digest) }
      _ = try await subject.digests(ofTexts: texts)
    })

  /// What an app does for a sign-in request: draws, hashes, writes.
  static let nonceAndDigest = list(
    "nonce+digest", "one nonce, its digest, and its text form", needs: [.nonce, .digest],
    messagesPerCall: 2,
    inputs: { _, count in [Int](repeating: 0, count: count) },
    call: { subject, inputs in
      guard let drawing = subject as? any NonceSubject else { throw lacks(.nonce) }
      guard let hashing = subject as? any DigestSubject else { throw lacks(.digest) }
      let nonces = try await drawing.nonces(count: inputs.count, length: nil)
      _ = try await hashing.digests(ofTexts: nonces)
    })

  /// Hashing a message of bytes; sixteen share a call.
  static func message(_ name: String, _ bytes: Int) -> BenchTask {
    list(
      name, "the digest of \(bytes >> 10) KiB", needs: [.byteDigest], bytes: bytes, callSize: 16,
      inputs: { _, count in (0..<count).map { BenchInputs.message(bytes, salt: $0) } },
      call: { subject, messages in
        guard let subject = subject as? any ByteDigestSubject else { throw lacks(.byteDigest) }
        _ = try await subject.digests(ofBytes: messages)
      })
  }

  /// Hashing a large message in updates of 64 KiB, which cross the wire once.
  static func stream(_ name: String, _ bytes: Int) -> BenchTask {
    BenchTask(
      name: name, operation: "the digest of \(bytes >> 20) MiB in updates of 64 KiB",
      needs: [.streamingDigest], bytes: bytes, isDivisible: true, messages: { 1 / $0 }
    ) { subject, count in
      guard let subject = subject as? any StreamingDigestSubject else {
        throw lacks(.streamingDigest)
      }
      let chunk = BenchInputs.message(1 << 16, salt: 0)
      let rounds = max(1, Int((count * Double(bytes >> 16)).rounded()))
      let updates = DigestUpdates([chunk], rounds: rounds)
      return { _ = try await subject.digest(ofUpdates: updates) }
    }
  }

  /// Verifying a genuine token, whose nonce is refused last.
  static let tokenMatch = list(
    "token.match", "one genuine token verified, and refused for its nonce", needs: [.token],
    inputs: { subject, count in
      guard let matching = subject as? any TokenSubject else { throw lacks(.token) }
      let attempts = RefusedNonces.attempts(count, for: subject.contract.token)
      guard let first = attempts.first else {
        throw BenchObstacle(reason: "no token of the pool fits the subject's contract")
      }
      // Another verdict may be cheaper, so only this one is compared.
      let verdict = try await matching.match([first])
      guard verdict == [.rejected(.nonceMismatch)] || verdict == [.rejected(nil)] else {
        throw BenchObstacle(
          reason: "the subject does not refuse a genuine token for its nonce")
      }
      return attempts
    },
    call: { subject, attempts in
      guard let subject = subject as? any TokenSubject else { throw lacks(.token) }
      _ = try await subject.match(attempts)
    })

  /// A whole sign-in whose provider answers at once.
  static let signIn = BenchTask(
    name: "sign-in", operation: "one sign-in whose provider answers at once", needs: [.signIn],
    bytes: nil, isDivisible: false,
    // Start, callback and settle, each with an answer.
    messages: { _ in 3 }
  ) { subject, count in
    guard let subject = subject as? any SignInSubject else { throw lacks(.signIn) }
    let entries = subject.contract.signIn.entries
    let environment = InstantProvider.environment
    let count = Int(count.rounded())
    return {
      for _ in 0..<count {
        let provider = try await subject.makeProvider(in: environment)
        if let remote = provider as? any RemoteProvider {
          let entry: SignInContract.Entry = entries.contains(.async) ? .async : .completion
          let answers = Mutex(0)
          _ = remote.start(entry, isEarly: true, inside: nil) { _ in
            answers.withLock { $0 += 1 }
          }
          try await remote.settle()
          // In this process the same would wait for ever.
          guard answers.withLock({ $0 > 0 }) else {
            throw SubjectFault.hung(
              "the provider called back at once, and the sign-in was never answered")
          }
        } else if entries.contains(.async) {
          _ = try await provider.signIn()
        } else {
          try await withCheckedThrowingContinuation { continuation in
            MainThread.ofProcess.run {
              provider.signIn { continuation.resume(with: $0.map { _ in () }) }
            }
          }
        }
      }
    }
  }
}

/// Inputs that are the same in every run.
enum BenchInputs {
  /// A nonce of 32 letters; no two numbers have the same.
  static func nonce(_ number: Int) -> String {
    let digits = String(number)
    return "W0.zA1_yB2-xC3wD4vE5uF6tG7sH8rI9".dropLast(digits.count) + digits
  }

  /// Bytes without a pattern.
  static func message(_ count: Int, salt: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: ($0 &* 167) ^ ($0 >> 7) &+ 13 &+ salt &* 91) }
  }

  /// A token of Apple's shape whose claim belongs to the nonce; nobody signed it.
  static func attempt(nonce: String, claim: String) -> MatchAttempt {
    let header = #"{"kid":"bench","alg":"RS256"}"#
    let payload =
      #"{"iss":"https://appleid.apple.com","aud":"com.example.app","exp":1767311999,"#
      + #""iat":1767225600,"sub":"001234.0a1b2c3d4e5f.0123","nonce":"\#(claim)","#
      + #""nonce_supported":true}"#
    let signature = message(256, salt: 1)
    let parts = [Array(header.utf8), Array(payload.utf8), signature].map { Base64URL.encode($0) }
    return MatchAttempt(
      token: parts.joined(separator: "."), rawNonce: nonce, now: 1_767_225_700)
  }
}

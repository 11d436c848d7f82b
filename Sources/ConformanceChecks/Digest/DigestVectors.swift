internal import ConformanceModel
internal import ConformanceVectors
internal import PlainText

extension Check {
  /// SHA-256 of every CAVP message and Monte Carlo checkpoint is right.
  package static let digestVectors = Check(
    .digestVectors, .byteDigest, kind: .vector
  ) { subject, context in
    let vectors = try context.vectors.digest()
    let cases = vectors.bytes.map { vector in
      DigestCase(
        label: vector.id, message: vector.messageBytes, digest: Hex.decode(vector.digest) ?? [])
    }
    // A digest that takes a millisecond over the wire takes the whole chain 100 seconds.
    let most = context.profile.pick(quick: 2, standard: 10, thorough: 100)
    let checkpoints = vectors.monteCarlo.reduce(0) { $0 + min(most, $1.checkpoints.count) }
    let scope =
      "\(cases.count) CAVP messages and the first \(checkpoints) of "
      + "\(vectors.monteCarlo.reduce(0) { $0 + $1.checkpoints.count }) checkpoints of the Monte "
      + "Carlo chain, 1,000 digests each"
    let answers = try await subject.digests(ofBytes: cases.map(\.message))
    let form = subject.contract.digest.textForm
    let failures = try DigestFailures(cases, answers: answers, form: form)
    guard failures.isEmpty else {
      return .fail(
        cases: cases.count, scope: scope, await failures.evidence(of: .offered(by: subject)))
    }
    var judged = cases.count
    for vector in vectors.monteCarlo {
      let chain = MonteCarloChain(vector, checkpoints: most)
      if let evidence = try await chain.judge(subject, context) {
        return .fail(cases: judged + 1, scope: scope, evidence)
      }
      judged += chain.checkpoints
    }
    return .pass(cases: judged, scope: scope)
  }
}

/// The Monte Carlo chain of NIST SHAVS section 6.4: 1,000 digests from one checkpoint to the next.
private struct MonteCarloChain {
  private let vector: DigestMonteCarloVector
  /// How many checkpoints are judged.
  let checkpoints: Int

  init(_ vector: DigestMonteCarloVector, checkpoints most: Int) {
    self.vector = vector
    checkpoints = min(most, vector.checkpoints.count)
  }

  /// What went wrong, if anything.
  func judge(
    _ subject: any ByteDigestSubject, _ context: CheckContext
  ) async throws -> Evidence? {
    var seed = vector.seedBytes
    // Narrowed with each digest: a form that changes is a wrong answer.
    var renderings = DigestRendering.allCases
    for (index, checkpoint) in vector.checkpoints.prefix(checkpoints).enumerated() {
      switch try await next(seed, subject, &renderings) {
      case .noDigest(let answer):
        return Evidence(
          observed: [
            "\(vector.id), before checkpoint \(index): received "
              + DigestFailures.shortened(answer) + ", which is no SHA-256 digest in a known form"
          ],
          cause: .noDigest)
      case .digest(let digest) where Hex.encode(digest) == checkpoint:
        seed = digest
      case .digest(let digest):
        let again = try await next(seed, subject, &renderings)
        return Evidence(
          observed: [
            "\(vector.id), checkpoint \(index): expected \(checkpoint)",
            "received \(Hex.encode(digest))",
          ],
          cause: again == .digest(digest)
            ? .wrongArithmetic.saying(
              "one of the 1,000 digests before it is wrong: some arithmetic goes wrong for rare "
                + "values only")
            : .hasherNotReset.saying(
              "the 1,000 digests before it come out differently when asked for again: something of "
                + "an earlier message is left in the hasher"))
      }
      context.isAlive()
    }
    return nil
  }

  private enum Link: Equatable {
    case digest([UInt8])
    case noDigest(String)
  }

  /// The digest at the next checkpoint.
  private func next(
    _ seed: [UInt8], _ subject: any ByteDigestSubject, _ renderings: inout [DigestRendering]
  ) async throws -> Link {
    let form = subject.contract.digest.textForm
    var (a, b, c) = (seed, seed, seed)
    for _ in 0..<vector.iterations {
      let answer = try await subject.digests(ofBytes: [a + b + c]).first ?? ""
      guard let digest = bytes(answer, of: a + b + c, form: form, &renderings) else {
        return .noDigest(answer)
      }
      (a, b, c) = (b, c, digest)
    }
    return .digest(c)
  }

  /// The bytes that an answer writes.
  ///
  /// Forms that lose digits cannot be read back. For those the reference says which bytes are
  /// meant, if it gives the same text; a checkpoint still decides.
  private func bytes(
    _ answer: String, of message: [UInt8], form: DigestTextForm,
    _ renderings: inout [DigestRendering]
  ) -> [UInt8]? {
    if form == .hex, answer.utf8.count == 64, let bytes = Hex.decode(answer) { return bytes }
    let expected = ReferenceDigest.bytes(of: message)
    renderings.removeAll { !$0.writes(expected, as: answer) }
    return renderings.isEmpty ? nil : expected
  }
}

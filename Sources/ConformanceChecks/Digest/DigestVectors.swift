internal import ConformanceModel
internal import ConformanceVectors

extension Check {
  /// SHA-256 of every CAVP message and Monte Carlo checkpoint is right.
  package static let digestVectors = Check(
    .digestVectors, .byteDigest, kind: .vector
  ) { subject, context in
    let vectors = try VectorLibrary.embedded.digest()
    let cases = vectors.bytes.map { vector in
      DigestCase(
        label: vector.id, message: vector.messageBytes, digest: Hex.decode(vector.digest) ?? [])
    }
    let most = context.profile.pick(quick: 10, standard: 100, thorough: 100)
    let scope =
      "\(cases.count) CAVP messages and "
      + "\(vectors.monteCarlo.reduce(0) { $0 + min(most, $1.checkpoints.count) }) checkpoints "
      + "of the Monte Carlo chain"
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
    let form = subject.contract.digest.textForm
    // Found with the first digest and then kept: a form that changes is a wrong answer.
    var rendering: DigestRendering?
    for (index, checkpoint) in vector.checkpoints.prefix(checkpoints).enumerated() {
      var (a, b, c) = (seed, seed, seed)
      for _ in 0..<vector.iterations {
        let answer = try await subject.digests(ofBytes: [a + b + c]).first ?? ""
        guard let digest = bytes(answer, of: a + b + c, form: form, &rendering) else {
          return Evidence(
            observed: [
              "\(vector.id), before checkpoint \(index): received "
                + DigestFailures.shortened(answer) + ", which is no SHA-256 digest in a known form"
            ],
            cause: .noDigest)
        }
        (a, b, c) = (b, c, digest)
      }
      guard Hex.encode(c) == checkpoint else {
        return Evidence(
          observed: [
            "\(vector.id), checkpoint \(index): expected \(checkpoint)",
            "received \(Hex.encode(c))",
          ],
          cause: .wrongArithmetic.saying(
            "one of the 1,000 digests before it is wrong, as arithmetic that goes wrong for rare "
              + "values makes it"))
      }
      seed = c
      context.isAlive()
    }
    return nil
  }

  /// The bytes that an answer writes.
  ///
  /// Forms that lose digits cannot be read back. For those the reference says which bytes are
  /// meant, if it gives the same text; a checkpoint still decides.
  private func bytes(
    _ answer: String, of message: [UInt8], form: DigestTextForm,
    _ rendering: inout DigestRendering?
  ) -> [UInt8]? {
    if form == .hex, answer.utf8.count == 64, let bytes = Hex.decode(answer) { return bytes }
    let expected = ReferenceDigest.bytes(of: message)
    if let known = rendering { return known.text(expected) == answer ? expected : nil }
    rendering = DigestRendering.of(answer, bytes: expected, declared: form)
    return rendering == nil ? nil : expected
  }
}

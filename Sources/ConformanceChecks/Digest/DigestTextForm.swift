internal import ConformanceModel
internal import ConformanceVectors
internal import PlainText

extension Check {
  /// The digest is answered in exactly the contract's text form, by every operation.
  ///
  /// Judges the form alone: whether it is the right digest is for the other checks to say.
  package static let digestTextForm = Check(
    .digestTextForm, .either(.either(.digest, .byteDigest), .streamingDigest), kind: .vector
  ) { subject, context in
    let vectors = try context.vectors.digest().texts
    let cases =
      vectors.filter { $0.judges(.digestTextForm) }.map { vector in
        DigestCase(
          label: vector.id, message: Array(vector.text.utf8), text: vector.text,
          digest: Hex.decode(vector.digest) ?? [])
      } + (try DigestCase.lengthTable(of: context.vectors).prefix(256).map(\.asText))
    let form = subject.contract.digest.textForm
    var judged: [String] = []
    var count = 0
    for (input, answers) in DigestInput.offered(by: subject) {
      let received = try await answers(cases)
      guard received.count == cases.count else {
        throw SubjectFault.malformedAnswer(
          "asked for \(cases.count) digests, received \(received.count)")
      }
      context.isAlive()
      judged.append(input)
      count += cases.count
      let wrong = received.indices.filter { !form.isWellFormed(received[$0]) }
      guard let first = wrong.first else { continue }
      // One digest may be what several forms make of it; all of them are not.
      let rendering = DigestRendering.allCases.first { rendering in
        wrong.allSatisfy { rendering.writes(cases[$0].digest, as: received[$0]) }
      }
      return .fail(
        cases: count, scope: scope(cases.count, judged, form),
        evidence(
          cases[first], received[first], rendering, of: input, wrong: wrong.count, cases.count,
          form))
    }
    return .pass(cases: count, scope: scope(cases.count, judged, form))
  }

  private static func scope(_ cases: Int, _ inputs: [String], _ form: DigestTextForm) -> String {
    "\(Quantity.text(cases)) digests, those with leading zeros and rare letters among them, of "
      + inputs.joined(separator: ", ") + "; expected \(form.expectation)"
  }

  private static func evidence(
    _ asked: DigestCase, _ answer: String, _ rendering: DigestRendering?, of input: String,
    wrong: Int, _ cases: Int, _ form: DigestTextForm
  ) -> Evidence {
    let found = rendering ?? .of(answer, bytes: asked.digest, declared: form)
    let mistake = DigestMistake.recognise(answer, message: asked.message, text: asked.text)
    return Evidence(
      observed: [
        "\(Quantity.text(wrong)) of \(Quantity.text(cases)) digests of \(input) are not "
          + form.expectation,
        "\(asked.label): expected \(DigestRendering(form).text(asked.digest))",
        "received \(DigestFailures.shortened(answer))",
      ],
      cause: found.map {
        .otherTextForm.saying("the digest is right, but written in another text form: \($0.name)")
      } ?? mistake?.cause ?? .noDigest)
  }
}

/// The operations of a subject, each by what it hashes.
private enum DigestInput {
  typealias Answers = @Sendable ([DigestCase]) async throws -> [String]

  static func offered(
    by subject: Either<DigestOperations, any StreamingDigestSubject>
  ) -> [(String, Answers)] {
    var found: [(String, Answers)] = []
    if let texts = subject.first?.first {
      found.append(("texts", { try await texts.digests(ofTexts: $0.map { $0.text ?? "" }) }))
    }
    if let bytes = subject.first?.second {
      found.append(("bytes", { try await bytes.digests(ofBytes: $0.map(\.message)) }))
    }
    if let streams = subject.second {
      found.append(
        (
          "updates",
          { cases in
            var digests: [String] = []
            for asked in cases {
              digests.append(try await streams.digest(ofUpdates: DigestUpdates([asked.message])))
            }
            return digests
          }
        ))
    }
    return found
  }
}

extension DigestTextForm {
  /// What a well-formed answer looks like.
  fileprivate var expectation: String {
    switch self {
    case .hex: "64 lower-case hex digits"
    case .base64url: "43 letters of base64url without padding"
    }
  }

  /// Whether an answer has this form, whatever its value.
  func isWellFormed(_ answer: String) -> Bool {
    switch self {
    case .hex:
      answer.utf8.count == 64
        && answer.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    case .base64url:
      answer.utf8.count == 43
        && answer.utf8.allSatisfy { byte in
          (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
            || (0x61...0x7A).contains(byte) || byte == 0x2D || byte == 0x5F
        }
    }
  }
}

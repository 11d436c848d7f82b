internal import ConformanceModel
internal import ConformanceVectors

extension Check {
  /// The digest is answered in exactly the contract's text form.
  ///
  /// Judges the form alone: whether it is the right digest is for the other checks to say.
  package static let digestTextForm = Check(
    .digestTextForm, .either(.digest, .byteDigest), kind: .vector
  ) { subject, _ in
    let vectors = try VectorLibrary.embedded.digest().texts
    let cases =
      vectors.filter { $0.judges(.digestTextForm) }.map { vector in
        DigestCase(
          label: vector.id, message: Array(vector.text.utf8), text: vector.text,
          digest: Hex.decode(vector.digest) ?? [])
      } + (try DigestCase.lengthTable().prefix(256).map(\.asText))
    let form = subject.contract.digest.textForm
    let scope =
      "\(Quantity.text(cases.count)) digests, those with leading zeros and rare letters among "
      + "them; expected \(form.expectation)"
    let answers = try await subject.digests(ofTexts: cases.map { $0.text ?? "" })
    let wrong = answers.indices.filter { !form.isWellFormed(answers[$0]) }
    guard let first = wrong.first else { return .pass(cases: cases.count, scope: scope) }
    let found = DigestRendering.of(answers[first], bytes: cases[first].digest, declared: form)
    let mistake = DigestMistake.recognise(
      answers[first], message: cases[first].message, text: cases[first].text)
    return .fail(
      cases: cases.count, scope: scope,
      Evidence(
        observed: [
          "\(Quantity.text(wrong.count)) of \(Quantity.text(cases.count)) digests are not "
            + form.expectation,
          "\(cases[first].label): expected \(DigestRendering(form).text(cases[first].digest))",
          "received \(DigestFailures.shortened(answers[first]))",
        ],
        cause: found.map {
          .otherTextForm.saying("the right digest in another text form: \($0.name)")
        } ?? mistake?.cause ?? .noDigest))
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

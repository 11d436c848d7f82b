internal import ConformanceModel
internal import ConformanceVectors
internal import PlainText
internal import PropertyEngine

extension Check {
  /// The input is the text's UTF-8 bytes: unnormalised, NUL included, nothing appended.
  package static let digestUTF8 = Check(
    .digestUtf8, .digest, kind: .vector, replays: true
  ) { subject, context in
    let vectors = try context.vectors.digest().texts
    let cases = vectors.map { vector in
      DigestCase(
        label: vector.comment.isEmpty ? vector.id : "\(vector.id) (\(vector.comment))",
        message: Hex.decode(vector.utf8) ?? [], text: vector.text,
        digest: Hex.decode(vector.digest) ?? [])
    }
    let generated = context.profile.pick(quick: 100, standard: 500, thorough: 10_000)
    let scope = "\(cases.count) texts and \(Quantity.text(generated)) generated ones"
    let form = subject.contract.digest.textForm
    if context.replay == nil {
      let answers = try await subject.digests(ofTexts: cases.map { $0.text ?? "" })
      let failures = try DigestFailures(cases, answers: answers, form: form)
      guard failures.isEmpty else {
        return .fail(
          cases: cases.count, scope: scope, await failures.evidence(of: .offered(by: subject)))
      }
    }
    let found = try await SubjectProperty.counterexample(
      GeneratedText.generator, runs: generated, of: .digestUtf8, context
    ) { text in
      let asked = GeneratedText.oracle(text)
      let failures = try DigestFailures(
        [asked], answers: try await subject.digests(ofTexts: [text]), form: form)
      return failures.isEmpty ? nil : failures
    }
    let judged = context.replay == nil ? cases.count + generated : 1
    guard let (_, failures, token) = found else {
      return .pass(cases: judged, scope: context.scope(scope))
    }
    return .fail(
      cases: judged, scope: context.scope(scope),
      await failures.evidence(of: .offered(by: subject)).replayed(by: token))
  }
}

/// Texts of scalars at which encodings, normal forms and C strings differ.
///
/// At most 12 scalars, 48 bytes: what depends on the length is another check's business.
private enum GeneratedText {
  /// The simplest first.
  private static let scalars: [Unicode.Scalar] = [
    "a", "Z", "0", " ", "\0", "\n", "\r", "\t", "\"", "\\", "\u{7F}", "\u{80}", "\u{E9}",
    "\u{301}", "\u{DF}", "\u{130}", "\u{131}", "\u{3A9}", "\u{2126}", "\u{212A}", "\u{200D}",
    "\u{200F}", "\u{FEFF}", "\u{FFFD}", "\u{FFFF}", "\u{AC00}", "\u{1100}", "\u{1161}",
    "\u{D7FF}", "\u{E000}", "\u{10000}", "\u{1F600}", "\u{1F1E9}", "\u{10FFFF}",
  ]

  static let generator = Generator<String> { source in
    let drawn = try source.array(count: 0...12) { try $0.element(of: scalars) }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: drawn)
    return String(text)
  }

  static func oracle(_ text: String) -> DigestCase {
    let message = Array(text.utf8)
    let scalars = text.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
    return DigestCase(
      label: "the generated text \(scalars.joined(separator: " "))", message: message, text: text,
      digest: ReferenceDigest.bytes(of: message))
  }
}

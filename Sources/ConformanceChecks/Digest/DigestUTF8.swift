internal import ConformanceModel
internal import ConformanceVectors

extension Check {
  /// The input is the text's UTF-8 bytes: unnormalised, NUL included, nothing appended.
  package static let digestUTF8 = Check(
    "digest.utf8", kind: .vector, needs: [.digest]
  ) { subject, context in
    guard let subject = subject as? any DigestSubject else {
      throw SubjectFault.lacks(.digest)
    }
    let vectors = try VectorLibrary.embedded.digest().texts
    let cases = vectors.map { vector in
      DigestCase(
        label: vector.comment.isEmpty ? vector.id : "\(vector.id) (\(vector.comment))",
        message: Hex.decode(vector.utf8) ?? [], text: vector.text,
        digest: Hex.decode(vector.digest) ?? [])
    }
    let generated = context.profile.pick(quick: 100, standard: 500, thorough: 10_000)
    let scope = "\(cases.count) texts and \(Quantity.text(generated)) generated ones"
    let form = subject.contract.digest.textForm
    let answers = try await subject.digests(ofTexts: cases.map { $0.text ?? "" })
    let failures = try DigestFailures(cases, answers: answers, form: form)
    guard failures.isEmpty else {
      return .fail(cases: cases.count, scope: scope, await failures.evidence(subject))
    }
    let texts = GeneratedText.texts(generated, seed: context.seed(for: "digest.utf8"))
    if let smallest = try await GeneratedText.counterexample(among: texts, subject) {
      let answers = try await subject.digests(ofTexts: smallest.map { $0.text ?? "" })
      let wrong = try DigestFailures(smallest, answers: answers, form: form)
      return .fail(
        cases: cases.count + generated, scope: scope, await wrong.evidence(subject))
    }
    return .pass(cases: cases.count + generated, scope: scope)
  }
}

/// Texts made from a seed, and the smallest of them that is hashed wrong.
///
/// At most 12 scalars, 48 bytes: what depends on the length is another check's business.
private enum GeneratedText {
  /// Scalars from all parts of Unicode where encodings, normal forms and C strings differ.
  private static let scalars: [Unicode.Scalar] = [
    "a", "Z", "0", " ", "\0", "\n", "\r", "\t", "\"", "\\", "\u{7F}", "\u{80}", "\u{E9}",
    "\u{301}", "\u{DF}", "\u{130}", "\u{131}", "\u{3A9}", "\u{2126}", "\u{212A}", "\u{200D}",
    "\u{200F}", "\u{FEFF}", "\u{FFFD}", "\u{FFFF}", "\u{AC00}", "\u{1100}", "\u{1161}",
    "\u{D7FF}", "\u{E000}", "\u{10000}", "\u{1F600}", "\u{1F1E9}", "\u{10FFFF}",
  ]

  static func texts(_ count: Int, seed: UInt64) -> [String] {
    var random = SplitMix(seed: seed)
    return (0..<count).map { _ in
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        text.append(scalars[Int.random(in: 0..<scalars.count, using: &random)])
      }
      return String(text)
    }
  }

  /// A text that is hashed wrong and of which no scalar can be left out, if there is one.
  static func counterexample(
    among texts: [String], _ subject: any DigestSubject
  ) async throws -> [DigestCase]? {
    let cases = texts.map(oracle)
    let form = subject.contract.digest.textForm
    let answers = try await subject.digests(ofTexts: texts)
    let failures = try DigestFailures(cases, answers: answers, form: form)
    guard var smallest = failures.failures.first?.wrong else { return nil }
    var isSmaller = true
    while isSmaller {
      let scalars = Array((smallest.text ?? "").unicodeScalars)
      let shorter = scalars.indices.map { index in
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[..<index])
        view.append(contentsOf: scalars[(index + 1)...])
        return oracle(String(view))
      }
      let answers = try await subject.digests(ofTexts: shorter.map { $0.text ?? "" })
      let failures = try DigestFailures(shorter, answers: answers, form: form)
      isSmaller = !failures.isEmpty
      if let next = failures.failures.first?.wrong { smallest = next }
    }
    return [smallest]
  }

  private static func oracle(_ text: String) -> DigestCase {
    let message = Array(text.utf8)
    return DigestCase(
      label: "a generated text", message: message, text: text,
      digest: ReferenceDigest.bytes(of: message))
  }
}

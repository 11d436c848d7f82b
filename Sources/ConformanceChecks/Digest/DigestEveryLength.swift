internal import ConformanceModel
internal import ConformanceVectors
internal import PlainText

extension Check {
  /// Messages of every length around the block boundaries hash right.
  package static let digestEveryLength = Check(
    .digestEveryLength, .either(.digest, .byteDigest), kind: .vector
  ) { subject, context in
    let cases = try DigestCase.lengthTable(
      upTo: context.profile.pick(quick: 8_193, standard: 1 << 20, thorough: 1 << 20))
    let longest = cases.last?.message.count ?? 0
    let form = subject.contract.digest.textForm
    var judged = 0
    var inputs: [String] = []
    if let hasher = subject.second {
      let answers = try await hasher.digests(ofBytes: cases.map(\.message))
      let failures = try DigestFailures(cases, answers: answers, form: form)
      judged += cases.count
      guard failures.isEmpty else {
        return .fail(
          cases: judged, scope: scope(cases.count, longest, ["bytes"]),
          await failures.evidence(of: subject))
      }
      inputs.append("bytes")
    }
    if let hasher = subject.first {
      let texts = cases.map(\.asText)
      let answers = try await hasher.digests(ofTexts: texts.map { $0.text ?? "" })
      let failures = try DigestFailures(texts, answers: answers, form: form)
      judged += cases.count
      inputs.append("ASCII text")
      guard failures.isEmpty else {
        return .fail(
          cases: judged, scope: scope(cases.count, longest, inputs),
          await failures.evidence(of: subject))
      }
    }
    return .pass(cases: judged, scope: scope(cases.count, longest, inputs))
  }

  private static func scope(_ count: Int, _ longest: Int, _ inputs: [String]) -> String {
    "\(Quantity.text(count)) lengths from 0 to \(Quantity.text(longest)) bytes, as "
      + inputs.joined(separator: " and as ")
  }
}

extension DigestCase {
  /// The committed table of digests by length, shortest first: printable ASCII messages.
  ///
  /// - Parameter longest: Longer messages are left out.
  static func lengthTable(upTo longest: Int = 4_097) throws -> [DigestCase] {
    try VectorLibrary.embedded.digest().lengths.flatMap { vector in
      zip(vector.lengths, vector.digests).filter { $0.0 <= longest }.map { length, digest in
        DigestCase(
          label: vector.id, message: DigestLengthsVector.message(length: length),
          digest: Hex.decode(digest) ?? [])
      }
    }.sorted { $0.message.count < $1.message.count }
  }

  /// The same message as a text.
  var asText: DigestCase {
    DigestCase(
      label: label, message: message, text: String(decoding: message, as: UTF8.self),
      digest: digest)
  }
}

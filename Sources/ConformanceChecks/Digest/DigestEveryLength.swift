internal import ConformanceModel
internal import ConformanceVectors
internal import PlainText

extension Check {
  /// Messages of every length around the block boundaries hash right.
  package static let digestEveryLength = Check(
    .digestEveryLength, .either(.digest, .byteDigest), kind: .vector
  ) { subject, context in
    let cases = try DigestCase.lengthTable(
      of: context.vectors,
      upTo: context.profile.pick(quick: 8_193, standard: 1 << 20, thorough: 1 << 20))
    let order = DigestCase.shortAfterOthers(cases)
    let form = subject.contract.digest.textForm
    var judged = 0
    var inputs: [String] = []
    if subject.second != nil { inputs.append("bytes") }
    if subject.first != nil { inputs.append("ASCII text") }
    for (index, input) in inputs.enumerated() {
      let scope = scope(cases, order, Array(inputs[...index]))
      for asked in [cases, order] {
        let asked = input == "bytes" ? asked : asked.map(\.asText)
        let answers = try await subject.digests(of: asked)
        let failures = try DigestFailures(asked, answers: answers, form: form)
        judged += asked.count
        guard failures.isEmpty else {
          return .fail(cases: judged, scope: scope, await failures.evidence(of: subject))
        }
      }
    }
    return .pass(cases: judged, scope: scope(cases, order, inputs))
  }

  private static func scope(
    _ cases: [DigestCase], _ order: [DigestCase], _ inputs: [String]
  ) -> String {
    "\(Quantity.text(cases.count)) lengths from 0 to "
      + "\(Quantity.text(cases.last?.message.count ?? 0)) bytes, ascending, and "
      + "\(Quantity.text(order.count / 2)) short messages behind empty, short and long ones, as "
      + inputs.joined(separator: " and as ")
  }
}

extension DigestCase {
  /// The committed table of digests by length, shortest first: printable ASCII messages.
  ///
  /// - Parameters:
  ///   - vectors: Where the table lies.
  ///   - longest: Longer messages are left out.
  static func lengthTable(
    of vectors: VectorLibrary, upTo longest: Int = 4_097
  ) throws -> [DigestCase] {
    try vectors.digest().lengths.flatMap { vector in
      zip(vector.lengths, vector.digests).filter { $0.0 <= longest }.map { length, digest in
        DigestCase(
          label: vector.id, message: DigestLengthsVector.message(length: length),
          digest: Hex.decode(digest) ?? [])
      }
    }.sorted { $0.message.count < $1.message.count }
  }

  /// Pairs of a message and a short one behind it: what is left of the first spoils the second.
  fileprivate static func shortAfterOthers(_ table: [DigestCase]) -> [DigestCase] {
    let byLength = Dictionary(table.map { ($0.message.count, $0) }) { first, _ in first }
    let before = [0, 1, 55, 64, 1_000, 4_096, 4_097, 8_193, 65_536, 1 << 20]
    return before.compactMap { byLength[$0] }.flatMap { long in
      // Long ones once: over the wire they take as long as all the others.
      (long.message.count > 8_193 ? [32] : [0, 3, 32, 64, 200]).compactMap { byLength[$0] }
        .flatMap { [long, $0] }
    }
  }

  /// The same message as a text.
  var asText: DigestCase {
    DigestCase(
      label: label, message: message, text: String(decoding: message, as: UTF8.self),
      digest: digest)
  }
}

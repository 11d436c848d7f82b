internal import ConformanceModel
internal import ConformanceVectors
internal import PlainText
internal import PropertyEngine

extension Check {
  /// Any split of a message into updates gives the one-shot digest.
  ///
  /// Splits are tried from short to long messages and from few to many updates, so that the
  /// first failure is a minimal counterexample. The digests come from the committed table.
  package static let digestStreaming = Check(
    .digestStreaming, .streamingDigest, kind: .property, replays: true
  ) { subject, context in
    let table = try DigestCase.lengthTable(of: context.vectors)
    let splits = MessageSplit.enumerated(table)
    let generated = context.profile.pick(quick: 50, standard: 400, thorough: 5_000)
    let scope =
      "\(Quantity.text(splits.count)) splits: no update, one, every two around the block "
      + "boundaries, single bytes, empty updates; and \(Quantity.text(generated)) generated ones"
    for (index, split) in splits.enumerated() where context.replay == nil {
      context.isAlive()
      guard let answer = try await split.wrongAnswer(subject) else { continue }
      return .fail(cases: index + 1, scope: scope, split.evidence(answer, subject))
    }
    let found = try await SubjectProperty.counterexample(
      MessageSplit.generator(table), runs: generated, of: .digestStreaming, context
    ) { split in try await split.wrongAnswer(subject) }
    let cases = context.replay == nil ? splits.count + generated : 1
    guard let (split, answer, token) = found else {
      return .pass(cases: cases, scope: context.scope(scope))
    }
    return .fail(
      cases: cases, scope: context.scope(scope),
      split.evidence(answer, subject).replayed(by: token))
  }
}

/// A message of the table, cut into updates.
private struct MessageSplit {
  let whole: DigestCase
  let chunks: [[UInt8]]

  /// Cuts a message at ascending offsets; equal offsets make an empty update.
  init(_ whole: DigestCase, cuts: [Int]) {
    self.whole = whole
    let ends = cuts + [whole.message.count]
    chunks = zip([0] + cuts, ends).map { Array(whole.message[$0..<$1]) }
  }

  /// Splits at and around the block boundaries, minimal ones first.
  static func enumerated(_ table: [DigestCase]) -> [MessageSplit] {
    let edges: Set<Int> = [0, 1, 2, 55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 129, 191, 192]
    var splits: [MessageSplit] = []
    for whole in table where edges.contains(whole.message.count) {
      splits.append(MessageSplit(whole, cuts: []))
      let length = whole.message.count
      for cut in 0...length where length < 66 || isNearBlock(cut) || isNearBlock(length - cut) {
        splits.append(MessageSplit(whole, cuts: [cut]))
      }
      splits.append(MessageSplit(whole, cuts: Array(0..<length)))
    }
    return splits
  }

  /// Messages of the table with up to nine cuts; shrink to short messages and few cuts.
  static func generator(_ table: [DigestCase]) -> Generator<MessageSplit> {
    Generator { source in
      let whole = try source.element(of: table)
      let cuts = try source.array(count: 0...9) { source in
        try source.integer(in: 0...whole.message.count, distribution: .uniform)
      }
      return MessageSplit(whole, cuts: cuts.sorted())
    }
  }

  /// What the subject answers to this split, if it is wrong.
  func wrongAnswer(_ subject: any StreamingDigestSubject) async throws -> String? {
    let answer = try await subject.digest(ofUpdates: DigestUpdates(chunks))
    let form = subject.contract.digest.textForm
    let isRight = DigestRendering.of(answer, bytes: whole.digest, declared: form) != nil
    return isRight ? nil : answer
  }

  /// What was observed.
  func evidence(_ answer: String, _ subject: any StreamingDigestSubject) -> Evidence {
    let form = DigestRendering(subject.contract.digest.textForm)
    return Evidence(
      observed: [
        "updates of \(sizes) bytes: expected \(form.text(whole.digest))",
        "received \(DigestFailures.shortened(answer))",
      ],
      cause: cause)
  }

  private static func isNearBlock(_ offset: Int) -> Bool {
    [0, 1, 55, 56, 63].contains(offset % 64)
  }

  /// "60 + 4 + 1"; long lists are cut.
  private var sizes: String {
    let sizes = chunks.map { String($0.count) }
    return sizes.count <= 10
      ? sizes.joined(separator: " + ")
      : sizes.prefix(10).joined(separator: " + ") + " + … (\(sizes.count) updates)"
  }

  /// The likely cause of a failure of this split, when all splits before it were right.
  private var cause: Cause {
    if chunks.count == 1 { return .singleUpdateWrong }
    if chunks.contains(where: \.isEmpty) { return .emptyUpdateCounts }
    var pending = 0
    for chunk in chunks.dropLast() {
      pending = (pending + chunk.count) % 64
      if pending == 0 { return .fullBlockLost }
    }
    return .partialBlockLost
  }
}

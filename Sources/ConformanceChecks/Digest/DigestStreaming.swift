internal import ConformanceModel
internal import ConformanceVectors

extension Check {
  /// Any split of a message into updates gives the one-shot digest.
  ///
  /// Splits are tried from short to long messages and from few to many updates, so that the
  /// first failure is a minimal counterexample. The digests come from the committed table.
  package static let digestStreaming = Check(
    "digest.streaming", kind: .property, needs: [.streamingDigest]
  ) { subject, context in
    guard let subject = subject as? any StreamingDigestSubject else {
      throw SubjectFault.lacks(.streamingDigest)
    }
    let table = try DigestCase.lengthTable()
    let splits = MessageSplit.all(
      table, random: context.profile.pick(quick: 50, standard: 400, thorough: 5_000),
      seed: context.seed(for: "digest.streaming"))
    let scope =
      "\(Quantity.text(splits.count)) splits: no update, one, every two around the block "
      + "boundaries, single bytes, empty updates, and random ones"
    let form = subject.contract.digest.textForm
    for (index, split) in splits.enumerated() {
      if index.isMultiple(of: 256) { context.isAlive() }
      let answer = try await subject.digest(ofUpdates: DigestUpdates(split.chunks))
      let isRight =
        DigestRendering.of(answer, bytes: split.whole.digest, declared: form) != nil
      if isRight { continue }
      return .fail(
        cases: index + 1, scope: scope,
        Evidence(
          observed: [
            "updates of \(split.sizes) bytes: expected "
              + DigestRendering(form).text(split.whole.digest),
            "received \(DigestFailures.shortened(answer))",
          ],
          likely: split.likely))
    }
    return .pass(cases: splits.count, scope: scope)
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

  /// All splits that are tried, minimal ones first.
  static func all(_ table: [DigestCase], random count: Int, seed: UInt64) -> [MessageSplit] {
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
    var random = SplitMix(seed: seed)
    let candidates = table.filter { $0.message.count > 1 }
    for _ in 0..<(candidates.isEmpty ? 0 : count) {
      let whole = candidates[Int.random(in: 0..<candidates.count, using: &random)]
      let cuts = (0..<Int.random(in: 2...9, using: &random)).map { _ in
        Int.random(in: 0...whole.message.count, using: &random)
      }
      splits.append(MessageSplit(whole, cuts: cuts.sorted()))
    }
    return splits
  }

  private static func isNearBlock(_ offset: Int) -> Bool {
    [0, 1, 55, 56, 63].contains(offset % 64)
  }

  /// "60 + 4 + 1"; long lists are cut.
  var sizes: String {
    let sizes = chunks.map { String($0.count) }
    return sizes.count <= 10
      ? sizes.joined(separator: " + ")
      : sizes.prefix(10).joined(separator: " + ") + " + … (\(sizes.count) updates)"
  }

  /// The likely cause of a failure of this split, when all splits before it were right.
  var likely: String {
    if chunks.count == 1 { return "one update alone is hashed wrong; see digest.every-length" }
    if chunks.contains(where: \.isEmpty) { return "an empty update changes the state" }
    var pending = 0
    for chunk in chunks.dropLast() {
      pending = (pending + chunk.count) % 64
      if pending == 0 {
        return "an update that ends exactly at a block boundary: the full block is lost or "
          + "hashed twice"
      }
    }
    return "the partial block carried from one update to the next loses or repeats bytes"
  }
}

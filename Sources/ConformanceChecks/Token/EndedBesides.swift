internal import ConformanceModel
internal import PlainText

/// The subject's process ended in the middle of its tokens, and there is more to say than that.
struct EndedBesides: Error {
  let fault: SubjectFault
  /// What the verdicts on the other tokens show; nil where none of them lets in what it must not.
  let wrong: CheckOutcome?
  /// At how many tokens it ended.
  let endings: Int
  /// How many tokens were not shown to it any more.
  let left: Int

  /// The end of the process, and what it would hide.
  var outcome: CheckOutcome {
    var evidence = fault.evidence
    evidence.observed += (wrong?.evidence?.observed ?? []).enumerated().map { index, line in
      index == 0 ? "of the others, \(line)" : line
    }
    if left > 0 {
      evidence.observed.append(
        "it ended at \(Quantity.text(endings, "token")), and \(Quantity.text(left)) more "
          + "\(left == 1 ? "was" : "were") not shown to it: these are judged once it is repaired")
    }
    evidence.further = wrong?.evidence?.further ?? []
    evidence.also = [wrong?.evidence?.cause].compactMap(\.self) + (wrong?.evidence?.also ?? [])
    return CheckOutcome(
      grade: fault.grade, cases: 0, scope: "ended before a verdict", evidence: evidence)
  }
}

internal import ConformanceModel

/// The subject's process ended in the middle of its tokens, and had given wrong verdicts before.
struct EndedBesides: Error {
  let fault: SubjectFault
  /// What the verdicts before show.
  let wrong: CheckOutcome

  /// The end of the process, and what it would hide.
  var outcome: CheckOutcome {
    var evidence = fault.evidence
    evidence.observed += (wrong.evidence?.observed ?? []).enumerated().map { index, line in
      index == 0 ? "of the others, \(line)" : line
    }
    evidence.further = wrong.evidence?.further ?? []
    evidence.also = [wrong.evidence?.cause].compactMap(\.self) + (wrong.evidence?.also ?? [])
    return CheckOutcome(
      grade: fault.grade, cases: 0, scope: "ended before a verdict", evidence: evidence)
  }
}

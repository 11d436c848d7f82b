internal import ConformanceStatistics
internal import PlainText

extension CarriedEvidence {
  /// Adds evidence that other runs have gathered elsewhere.
  ///
  /// Letters are counted, and independent counts may be added; nothing else of a run may, and
  /// nothing twice.
  ///
  /// - Throws: ``Refusal`` with the reason, where the evidence is of something else, or the same.
  package mutating func pool(_ other: CarriedEvidence) throws(Refusal) {
    try other.verifyOrigin(subject, version)
    guard groups.count == other.groups.count else {
      throw Refusal(
        description: "gathered from letters at other positions. Pool files of one contract")
    }
    guard groups != other.groups else {
      throw Refusal(
        description: "holds the same letters as a file before it. Pool each run's evidence once")
    }
    for index in groups.indices {
      do throws(LetterEvidenceError) {
        var evidence = try LetterEvidence(groups[index], falseAlarm: DrawnNonces.falseAlarm)
        try evidence.pool(other.groups[index])
        groups[index] = evidence.saved
      } catch {
        throw Refusal(description: error.description)
      }
    }
    runs += other.runs
  }

  private var restored: [LetterEvidence] {
    groups.compactMap { try? LetterEvidence($0, falseAlarm: DrawnNonces.falseAlarm) }
  }

  /// Whether the letters prove that they are not equally likely.
  package var hasDecided: Bool { restored.contains(where: \.hasDecided) }

  /// What the evidence comes to.
  package var sentence: String {
    let all = restored
    let letters = all.reduce(0) { $0 + $1.letters }
    let proofs = all.filter(\.hasDecided)
    let found =
      proofs.isEmpty
      ? "no proof that declared letters are not equally likely"
      : proofs.map { "\($0.leadingDefect) (p \($0.result.pText) over all runs)" }
        .joined(separator: "; ")
    let seen = "\(Quantity.text(letters)) letters in \(Quantity.text(runs, "run"))"
    return "\(subject): \(seen): \(found)"
  }
}

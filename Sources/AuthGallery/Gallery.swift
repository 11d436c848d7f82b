/// All gallery subjects.
package enum Gallery {
  /// Every subject, the reference first.
  package static let subjects: [GallerySubject] = [reference] + knownBad + legal

  /// One defect each.
  package static let knownBad: [GallerySubject] =
    knownBadNonces + knownBadDigests + knownBadTokens + knownBadVerifiers + knownBadSignIns
    + knownBadAccounts + knownBadStores + knownBadSessions

  /// Unusual and correct.
  package static let legal: [GallerySubject] =
    legalNonces + legalDigests + legalTokens + legalVerifiers + legalSignIns + legalAccounts
    + legalSessions

  private static let byName: [String: GallerySubject] = Dictionary(
    uniqueKeysWithValues: subjects.map { ($0.name, $0) })

  /// Finds a subject by its name on the command line.
  package static func named(_ name: String) -> GallerySubject? { byName[name] }

  private static let compiledForThreads = Set(
    ([sharedCounter] + knownBadGuards + knownBadAnswers + knownBadStores + knownBadSessions
      + legalThreads + legalAnswers + legalSessions).map(\.name))

  /// Whether accesses to memory may be seen in a subject: in those made of `ThreadGallery`, and in
  /// the reference where its own target is compiled for it.
  package static func mayBeInstrumented(_ subject: GallerySubject) -> Bool {
    subject.kind == .reference || compiledForThreads.contains(subject.name)
  }
}

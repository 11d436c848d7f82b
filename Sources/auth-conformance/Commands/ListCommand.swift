internal import AuthConformance
internal import AuthGallery
internal import ConformanceRunner
internal import ConformanceVectors

/// `list`: requirements, subjects or vectors.
enum ListCommand {
  /// What can be listed.
  enum Kind: String, CaseIterable { case requirements, subjects, vectors }

  static func perform(_ arguments: Arguments) throws -> Int32 {
    let word = arguments.operands.first ?? Kind.requirements.rawValue
    guard let kind = Kind(rawValue: word) else {
      throw UsageError.unknown("list", word, among: Kind.allCases.map(\.rawValue))
    }
    switch kind {
    case .requirements: Terminal.print(lines(rows(of: Requirement.all)))
    case .subjects: Terminal.print(lines(subjects))
    case .vectors: Terminal.print(lines(try vectors()))
    }
    return 0
  }

  private static func lines(_ rows: [(String, String)]) -> String {
    let width = (rows.map(\.0.count).max() ?? 0) + 2
    return rows.map { name, text in
      name + String(repeating: " ", count: width - name.count) + text + "\n"
    }.joined()
  }

  /// The list of one area.
  static func requirements(of area: Requirement.Area) -> String {
    lines(rows(of: Requirement.all.filter { $0.area == area }))
  }

  private static func rows(of requirements: [Requirement]) -> [(String, String)] {
    requirements.map {
      ($0.id.rawValue, "\($0.level == .must ? "" : "(\($0.level.rawValue)) ")\($0.claim)")
    }
  }

  private static var subjects: [(String, String)] {
    Gallery.subjects.map { subject in
      let kind =
        switch subject.kind {
        case .reference: "reference"
        case .knownBad: "known-bad"
        case .legal: "legal    "
        }
      return (subject.name, "\(kind)  \(subject.story)")
    }
  }

  private static func vectors() throws -> [(String, String)] {
    let library = VectorLibrary.embedded
    let digest = try library.digest()
    let nonce = try library.nonce()
    var rows = digest.bytes.map(row) + digest.monteCarlo.map(row) + digest.lengths.map(row)
    rows += digest.texts.map(row) + digest.large.map(row)
    rows += nonce.alphabets.map(row) + nonce.lengths.map(row) + nonce.sources.map(row)
    rows += try library.token().flatMap { $0.tests.map(row) }
    rows += try library.continuation().map(row) + library.guardScenarios().map(row)
    return rows
  }

  private static func row(_ vector: some Vector) -> (String, String) {
    (vector.id, [vector.requirement, vector.comment].compactMap(\.self).joined(separator: "  "))
  }
}

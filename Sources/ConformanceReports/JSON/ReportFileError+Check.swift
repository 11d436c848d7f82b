internal import ConformanceModel

extension ReportFileError {
  /// The most results of a report that is read: forty times the catalogue.
  private static let mostResults = 4096

  /// Holds a report that was read against what every report keeps to.
  ///
  /// A report may come from anywhere: its ids are names of the catalogue's kind and nothing else,
  /// and its numbers can be counted. What cannot be drawn, the renderers leave out.
  ///
  /// - Throws: ``ReportFileError`` for the first thing that no report holds.
  static func check(_ report: RunReport) throws(ReportFileError) {
    guard report.results.count <= mostResults else {
      throw ReportFileError(
        place: "#/results",
        problem: "found \(report.results.count), expected at most \(mostResults)")
    }
    var seen: Set<RequirementID> = []
    for (index, result) in report.results.enumerated() {
      let place = "#/results/\(index)"
      if result.grade == .staleExpectation {
        // A row of its own for an expectation, under whatever name that has.
        try check(result.id.rawValue, isPattern: true, "\(place)/id")
      } else {
        try check(result.id.rawValue, isPattern: false, "\(place)/id")
      }
      guard seen.insert(result.id).inserted else {
        throw ReportFileError(place: "\(place)/id", problem: "'\(result.id)' occurs twice")
      }
      try result.impliedBy.map { id throws(ReportFileError) in
        try check(id.rawValue, isPattern: false, "\(place)/impliedBy")
      }
      guard CaseMark.numbers.contains(result.cases) else {
        throw ReportFileError(
          place: "\(place)/cases", problem: "found \(result.cases), expected a number of cases")
      }
    }
    for (index, row) in (report.newer ?? []).enumerated() {
      try check(row.id.rawValue, isPattern: false, "#/newer/\(index)/id")
    }
    for (index, entry) in (report.expectations ?? []).enumerated() {
      try check(entry.id, isPattern: true, "#/expectations/\(index)/id")
    }
    for (index, plot) in (report.plots ?? []).enumerated() {
      try check(plot.requirement.rawValue, isPattern: false, "#/plots/\(index)/requirement")
    }
  }

  private static func check(
    _ id: String, isPattern: Bool, _ place: String
  ) throws(ReportFileError) {
    let isRight =
      isPattern ? RequirementID.isPattern(id) : RequirementID(rawValue: id).isWellFormed
    guard !isRight else { return }
    throw ReportFileError(
      place: place,
      problem: "found '\(HostileText.word(id))', expected an id such as 'nonce.unique'")
  }
}

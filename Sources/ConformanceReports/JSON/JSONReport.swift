package import ConformanceModel
internal import PlainText

/// A report for programs: `Vectors/schema/report-1.schema.json` describes it.
package enum JSONReport {
  /// Writes a report.
  ///
  /// Scalars that steer a terminal are written as `\u` escapes, so that showing the file is safe
  /// and reading it back loses nothing; only lines above ``HostileText/lineLimit`` are cut.
  ///
  /// - Throws: `EncodingError` where a duration is not a number.
  package static func encode(_ report: RunReport) throws -> String {
    HostileText.json(try JSONCoding.encode(bounded(report)))
  }

  /// Reads a report that ``encode(_:)`` wrote.
  ///
  /// - Throws: ``ReportFileError`` that says where the file is not a report.
  package static func decode(_ text: String) throws -> RunReport {
    do {
      let report = try JSONCoding.decode(RunReport.self, from: text)
      guard report.schema == RunReport.schema else {
        throw ReportFileError(
          place: "#/$schema",
          problem: "found '\(HostileText.line(report.schema))', expected '\(RunReport.schema)'")
      }
      try ReportFileError.check(report)
      return report
    } catch let error as DecodingError {
      throw ReportFileError(error)
    }
  }

  /// A report whose lines and lists have a bounded size.
  static func bounded(_ report: RunReport) -> RunReport {
    var report = report
    report.subject.name = cut(report.subject.name)
    report.subject.commandLine = report.subject.commandLine.map(cut)
    report.subject.contract.name = cut(report.subject.contract.name)
    report.subject.contract.version = report.subject.contract.version.map(cut)
    report.newer = report.newer?.map { row in
      var row = row
      row.id = RequirementID(rawValue: cut(row.id.rawValue))
      row.claim = cut(row.claim)
      return row
    }
    report.expectations = report.expectations?.map(cut)
    for index in report.results.indices {
      report.results[index].scope = cut(report.results[index].scope)
      report.results[index].remedy = report.results[index].remedy.map(cut)
      report.results[index].again = report.results[index].again.map(cut)
      report.results[index].sample = report.results[index].sample.map(cut)
      if var note = report.results[index].expectation {
        note.entry = cut(note.entry)
        note.difference = note.difference.map(cut)
        report.results[index].expectation = note
      }
      guard var evidence = report.results[index].evidence else { continue }
      evidence.observed = cut(evidence.observed)
      evidence.drawn = cut(evidence.drawn)
      evidence.further = cut(evidence.further)
      evidence.cause = evidence.cause.map { $0.saying(cut($0.sentence)) }
      evidence.also = evidence.also.prefix(HostileText.listLimit).map {
        $0.saying(cut($0.sentence))
      }
      evidence.remedy = evidence.remedy.map(cut)
      report.results[index].evidence = evidence
    }
    return report
  }

  private static func cut(_ text: String) -> String {
    let kept = HostileText.cut(text)
    let bytesCut = text.utf8.count - kept.utf8.count
    return bytesCut == 0 ? text : "\(kept)… (\(Quantity.text(bytesCut)) bytes more)"
  }

  private static func cut(_ entry: KnownFailure) -> KnownFailure {
    KnownFailure(
      id: cut(entry.id), grade: entry.grade, cause: entry.cause.map(cut),
      message: entry.message.map(cut), issue: entry.issue.map(cut), expires: entry.expires,
      why: cut(entry.why))
  }

  private static func cut(_ lines: [String]) -> [String] {
    let kept = lines.prefix(HostileText.listLimit).map { cut($0) }
    let left = lines.count - kept.count
    return left == 0 ? kept : kept + ["… (\(Quantity.text(left)) lines more)"]
  }
}

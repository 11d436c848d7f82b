package import ConformanceModel

/// A bench report for programs, and for the next run as its baseline.
package enum BenchJSON {
  /// Writes a report.
  ///
  /// - Throws: `EncodingError` where a figure is not a number.
  package static func encode(_ report: BenchReport) throws -> String {
    HostileText.json(try JSONCoding.encode(report))
  }

  /// Reads a report that ``encode(_:)`` wrote.
  ///
  /// - Throws: ``ReportFileError`` that says where the file is not a bench report.
  package static func decode(_ text: String) throws -> BenchReport {
    do {
      let report = try JSONCoding.decode(BenchReport.self, from: text)
      guard report.schema == BenchReport.schema else {
        throw ReportFileError(
          place: "#/$schema",
          problem: "found '\(HostileText.line(report.schema))', expected '\(BenchReport.schema)'")
      }
      return report
    } catch let error as DecodingError {
      throw ReportFileError(error)
    }
  }
}

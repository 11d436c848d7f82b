internal import ConformanceModel

extension ReportComparison {
  /// The comparison for programs: what changed, with the grades before and after.
  package func json() throws -> String {
    let changes = rows.map { row in
      File.Change(
        id: row.id, change: row.change.rawValue, old: row.old?.grade, new: row.new?.grade)
    }
    return HostileText.json(
      try JSONCoding.encode(
        File(isRegression: isRegression, warnings: warnings, changes: changes)))
  }

  private struct File: Encodable {
    struct Change: Encodable {
      var id: String
      var change: String
      var old: Grade?
      var new: Grade?
    }

    var isRegression: Bool
    var warnings: [String]
    var changes: [Change]
  }
}

internal import AuthConformance
internal import ConformanceModel
internal import ScheduleExplorer

/// `version`: what this program is, and whether it can do what it is for.
enum VersionCommand {
  /// The answer to `--version`: one line, for scripts.
  static let line = "auth-conformance \(Suite.title)"

  static func perform(_ arguments: Arguments) -> Int32 {
    let missing = ControlledProcess.missing
    let rows = [
      ("commit", Suite.commit ?? "not told: built by hand, not by .ci/release"),
      ("catalogue", "\(Requirement.catalogueVersion), \(Requirement.all.count) requirements"),
      ("wire", "\(Suite.wireVersion)"), ("build", Suite.buildMode),
      ("orders", orders(missing)),
    ]
    Terminal.line("auth-conformance \(Suite.version)")
    for (label, text) in rows {
      Terminal.print(
        TextColumns.row(label: label, text, width: 80, indent: 13).joined(separator: "\n") + "\n")
    }
    return missing?.isEmpty ?? true ? 0 : 2
  }

  /// Says on the error output that no order can be judged in this program, where that is so.
  ///
  /// A hook that the link has hidden would else be a row among many that is inconclusive.
  static func complainOfMissingHooks() {
    guard let missing = ControlledProcess.missing, !missing.isEmpty else { return }
    Terminal.complain(
      "this program was linked without what controls the order of tasks: of built-in subjects no "
        + "order is judged. 'auth-conformance version' names what is missing")
  }

  private static func orders(_ missing: [String]?) -> String {
    switch missing {
    case nil: "of tasks: not on this platform"
    case []: "controlled"
    case let names?: "NOT CONTROLLED, this program lacks \(names.joined(separator: ", "))"
    }
  }
}

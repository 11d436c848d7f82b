// Compiled together with the files of the command line that read a project file.

// Kept here as well: in an enumeration, the sanitizer does not see them and calls them leaks.
private let areas = ["nonce", "digest"], ids = ["nonce.unique"], profiles = ["quick", "standard"]

extension CommandSpec {
  /// Commands with an option of each kind; the real table would drag in the whole command line.
  static let all = [
    CommandSpec(
      .run, takesCommand: true, readsProjectFile: true, summary: "",
      options: [
        Option("--area", "A,B", .list(areas), ""),
        Option("--only", "GLOB", .list(ids), ""),
        Option("--profile", "NAME", .words(profiles), ""), Option("--jobs", "N", .number, ""),
        Option("--seed", "HEX", .free, ""), Option("--expect", "FILE", .file, ""),
        Option("--reports", "DIR", .folder, ""), Option("--strict", ""),
      ], example: ""),
    CommandSpec(
      .bench, readsProjectFile: true, summary: "",
      options: [Option("--max-ratio", "R", .number, "")], example: ""),
  ]
}

extension Harness {
  /// What is accepted as a project file adds words to a command line that read back as themselves.
  static func project(_ input: [UInt8]) {
    do {
      let file = try ProjectFile(text: String(decoding: input, as: UTF8.self), path: "p")
      for spec in CommandSpec.all {
        var arguments = try Arguments([], for: spec)
        let added = arguments.adopt(file, for: spec)
        hold(added.count >= (file.sections[spec.name] ?? []).count, "all of it is said")
        hold(!spec.takesCommand || arguments.command == file.command, "the command is kept")
        _ = try? arguments.number("--jobs", 1...64)
        _ = try? arguments.factor("--max-ratio", 1...100)
        _ = try? arguments.seed()
        _ = try? arguments.reports()
      }
    } catch {
      hold(!error.description.isEmpty, "a problem is told")
    }
  }
}

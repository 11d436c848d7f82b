internal import ConformanceModel
internal import ConformanceVectors

/// `vectors lint` and `vectors embed [--check]`.
enum VectorsCommand {
  static func perform(_ arguments: Arguments) throws -> Int32 {
    let folder = arguments.values["--folder"] ?? "Vectors"
    switch arguments.operands[0] {
    case "lint": return try lint(folder)
    case "embed":
      let into = arguments.values["--into"] ?? "Sources/ConformanceVectors/Generated"
      return arguments.flags.contains("--check")
        ? try check(folder, against: into) : try embed(folder, into: into)
    case let word: throw UsageError.unknown("vectors command", word, among: ["lint", "embed"])
    }
  }
}

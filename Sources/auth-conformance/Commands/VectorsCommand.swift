internal import ConformanceModel
internal import ConformanceRunner
internal import ConformanceVectors
internal import Foundation

/// `vectors lint` and `vectors embed [--check]`.
enum VectorsCommand {
  static func perform(_ arguments: Arguments) throws -> Int32 {
    let texts = try read(arguments.values["--folder"] ?? "Vectors", VectorFolder.read)
    let table = arguments.values["--into"] ?? "Sources/CVectors"
    switch arguments.operands[0] {
    case "lint": return lint(texts)
    case "embed" where arguments.flags.contains("--check"):
      return check(texts, against: try read(table, VectorFolder.readTable))
    case "embed":
      if try VectorFolder.embed(texts.keys, into: table) {
        Terminal.line("wrote \(VectorEmbedding.tableName)")
      }
      return 0
    case let word: throw UsageError.unknown("vectors command", word, among: ["lint", "embed"])
    }
  }

  private static func lint(_ texts: [String: String]) -> Int32 {
    let problems = VectorLint.problems(in: texts, requirements: knownRequirements)
    for problem in problems { Terminal.line("\(problem)") }
    let files = texts.keys.count { !$0.hasPrefix("schema/") }
    Terminal.line("\(files) vector files, \(problems.count) problems")
    return problems.isEmpty ? 0 : 1
  }

  private static func check(_ texts: [String: String], against table: String) -> Int32 {
    let drift = VectorEmbedding.drift(of: texts, from: table)
    for difference in drift { Terminal.line("\(difference)") }
    let verdict = drift.isEmpty ? "are" : "are not"
    Terminal.line("the embedded vectors \(verdict) those of the folder")
    return drift.isEmpty ? 0 : 1
  }

  private static func read<Found>(
    _ folder: String, _ reader: (String) throws -> Found
  ) throws -> Found {
    do {
      return try reader(folder)
    } catch {
      throw UsageError("\(folder): cannot be read: \((error as NSError).localizedDescription)")
    }
  }

  private static var knownRequirements: Set<String> { Set(Requirement.all.map(\.id.rawValue)) }
}

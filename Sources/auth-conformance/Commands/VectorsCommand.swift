internal import ConformanceModel
internal import ConformanceVectors
internal import Foundation

/// `vectors lint` and `vectors embed [--check]`.
enum VectorsCommand {
  static func perform(_ arguments: Arguments) throws -> Int32 {
    let texts = try read(arguments.values["--folder"] ?? "Vectors", VectorFolder.read)
    let generated = arguments.values["--into"] ?? "Sources/ConformanceVectors/Generated"
    switch arguments.operands[0] {
    case "lint": return lint(texts)
    case "embed" where arguments.flags.contains("--check"):
      return check(texts, against: try read(generated, VectorFolder.readGenerated))
    case "embed":
      for name in try VectorFolder.embed(texts, into: generated) {
        Terminal.print("wrote \(name)\n")
      }
      return 0
    case let word: throw UsageError.unknown("vectors command", word, among: ["lint", "embed"])
    }
  }

  private static func lint(_ texts: [String: String]) -> Int32 {
    let problems = VectorLint.problems(in: texts, requirements: knownRequirements)
    for problem in problems { Terminal.print("\(problem)\n") }
    let files = texts.keys.count { !$0.hasPrefix("schema/") }
    Terminal.print("\(files) vector files, \(problems.count) problems\n")
    return problems.isEmpty ? 0 : 1
  }

  private static func check(
    _ texts: [String: String], against generated: [String: String]
  ) -> Int32 {
    let drift = VectorEmbedding.drift(of: texts, from: generated)
    for difference in drift { Terminal.print("\(difference)\n") }
    let verdict = drift.isEmpty ? "are" : "are not"
    Terminal.print("the generated sources \(verdict) what the vectors ask for\n")
    return drift.isEmpty ? 0 : 1
  }

  private static func read(
    _ folder: String, _ reader: (String) throws -> [String: String]
  ) throws -> [String: String] {
    do {
      return try reader(folder)
    } catch {
      throw UsageError("\(folder): cannot be read: \((error as NSError).localizedDescription)")
    }
  }

  private static var knownRequirements: Set<String> { Set(Requirement.all.map(\.id.rawValue)) }
}

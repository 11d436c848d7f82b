/// What one run of `bench` measured: `Vectors/schema/bench-1.schema.json` describes its file.
package struct BenchReport: Codable, Hashable, Sendable {
  /// The name of the schema.
  package static let schema = "urn:auth-conformance:schema:bench-1"

  /// The machine that measured; figures of two machines compare by their ratios only.
  package struct Machine: Codable, Hashable, Sendable {
    /// The operating system and its version.
    package var system: String
    /// The architecture, such as `x86_64`.
    package var architecture: String
    /// How many processors it has.
    package var processors: Int

    package init(system: String, architecture: String, processors: Int) {
      self.system = system
      self.architecture = architecture
      self.processors = processors
    }
  }

  /// A benchmark that a subject cannot be measured on.
  package struct Omission: Codable, Hashable, Sendable {
    /// The subject's name.
    package var subject: String
    /// The benchmark's name.
    package var benchmark: String
    /// Why.
    package var reason: String

    package init(subject: String, benchmark: String, reason: String) {
      self.subject = subject
      self.benchmark = benchmark
      self.reason = reason
    }
  }

  /// Names the schema.
  package var schema = BenchReport.schema
  /// The version of the suite.
  package var suite: String
  /// `release` or `debug`: how the suite, and with it the yardstick, was compiled.
  package var build: String
  /// The machine that measured.
  package var machine: Machine
  /// When it began, in UTC.
  package var startedAt: String
  /// The name of what every subject is compared with.
  package var yardstick: String
  /// False where a signal ended the run early: what was measured is whole nevertheless.
  package var complete: Bool
  /// One a subject and benchmark, in the order measured.
  package var results: [BenchResult]
  /// What was not measured.
  package var omitted: [Omission]

  package init(
    suite: String, build: String, machine: Machine, startedAt: String, yardstick: String,
    complete: Bool = false, results: [BenchResult] = [], omitted: [Omission] = []
  ) {
    self.suite = suite
    self.build = build
    self.machine = machine
    self.startedAt = startedAt
    self.yardstick = yardstick
    self.complete = complete
    self.results = results
    self.omitted = omitted
  }

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case suite, build, machine, startedAt, yardstick, complete, results, omitted
  }

  /// 1 where a benchmark is worse beyond doubt, else 3 where one cannot be told, else 0.
  package var exitCode: Int32 {
    let verdicts = results.compactMap(\.gate?.verdict)
    if verdicts.contains(.worse) { return 1 }
    return verdicts.allSatisfy { $0 == .within } ? 0 : 3
  }
}

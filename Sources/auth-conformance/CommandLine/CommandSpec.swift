/// The description of one command, from which parsing, help and suggestions are made.
struct CommandSpec {
  /// One option of a command.
  struct Option {
    let name: String
    /// What stands for the value in help; `nil` for a flag.
    let value: String?
    let summary: String

    init(_ name: String, _ value: String? = nil, _ summary: String) {
      self.name = name
      self.value = value
      self.summary = summary
    }
  }

  let name: String
  /// What follows the name, besides options.
  let operands: String
  let summary: String
  let options: [Option]
  /// What the options' lines cannot say, in lines of at most 80 columns.
  let notes: [String]
  let example: String
  /// How many operands there may be.
  let operandCount: ClosedRange<Int>
  /// Whether a command of the user's may follow `--`.
  let takesCommand: Bool

  init(
    _ name: String, operands: String = "", operandCount: ClosedRange<Int> = 0...0,
    takesCommand: Bool = false, summary: String, options: [Option] = [], notes: [String] = [],
    example: String
  ) {
    self.name = name
    self.operands = operands
    self.operandCount = operandCount
    self.takesCommand = takesCommand
    self.summary = summary
    self.options = options
    self.notes = notes
    self.example = example
  }
}

extension CommandSpec {
  static let run = CommandSpec(
    "run", operands: "[SUBJECT | -- COMMAND ARG…]", operandCount: 0...1, takesCommand: true,
    summary: "Judges one subject (default: reference) and writes reports.",
    options: [
      Option("--area", "A,B", "only these areas: nonce, charset, digest, token, …"),
      Option("--only", "GLOB", "only requirements that match, such as 'charset.*'"),
      Option("--profile", "NAME", "quick, standard (the default) or thorough"),
      Option("--seed", "HEX", "what all generated inputs derive from (default: 0)"),
      Option("--replay", "TOKEN", "only the case of a failure's token, or of the file it is in"),
      Option("--strict", nil, "a failed 'should' fails the run too"),
      Option("--expect", "FILE", "known failures: reported, and fail the run only if they change"),
      Option("--update-expectations", nil, "makes that file what the run shows"),
      Option("--evidence", "FILE", "carries evidence on uniform letters from run to run"),
      Option("--catalogue", "V", "judges with the rows of that catalogue, and names newer ones"),
      Option("--shard", "I/N", "judges the I-th of N parts; 'merge' puts the reports together"),
      Option("--jobs", "N", "requirements judged at a time, in workers of their own (default: 1)"),
      Option("--time-limit", "SECONDS", "longest silence before a subject hangs (default: 10)"),
      Option("--reports", "DIR", "where reports go (default: Reports/latest)"),
      Option("--no-reports", nil, "write no report files"),
      Option("--format", "NAME", "what goes to stdout: text, json, junit, markdown, html, github"),
      Option("--quiet", nil, "only the verdict and what is wrong"),
      Option("--verbose", nil, "whole scopes, reasons and durations"),
    ],
    example: "auth-conformance run missing-w-modulo --area charset")
  static let list = CommandSpec(
    "list", operands: "[requirements|subjects|vectors]", operandCount: 0...1,
    summary: "Lists what is judged, what can be judged, and the vectors.",
    example: "auth-conformance list subjects")
  static let explain = CommandSpec(
    "explain", operands: "ID", operandCount: 1...1,
    summary: "Says what a requirement claims, why, and how to repair a failure.",
    example: "auth-conformance explain charset.complete")
  static let gallery = CommandSpec(
    "gallery", operands: "[SUBJECT]", operandCount: 0...1,
    summary: "Judges every known-bad and known-good subject: the suite tests itself.",
    options: [
      Option("--profile", "NAME", "quick, standard (the default) or thorough"),
      Option("--seed", "HEX", "what all generated inputs derive from (default: 0)"),
      Option("--reports", "DIR", "writes gallery.txt, gallery.md and gallery.json there"),
      Option("--time-limit", "SECONDS", "longest silence before a subject hangs (default: 10)"),
      Option("--jobs", "N", "subjects judged at a time (default: 2)"),
    ],
    example: "auth-conformance gallery")
  static let nonces = CommandSpec(
    "nonces", operands: "[FILE|-]", operandCount: 0...1,
    summary: "Judges nonces from a file or a pipe, one a line.",
    options: [
      Option("--alphabet", "NAME", "their letters, or common, base62, base64url, hex, uuid, …"),
      Option("--length", "N", "letters of each (default: the most frequent length)"),
      Option("--evidence", "FILE", "carries evidence on uniform letters from run to run"),
      Option("--all", nil, "reads on where the evidence suffices"),
      Option("--show-nonces", nil, "quotes bad lines, which are redacted otherwise"),
      Option("--no-progress", nil, "no count on standard error"),
      Option("--format", "NAME", "what goes to stdout: text, json, junit, markdown, html, github"),
      Option("--quiet", nil, "only the verdict and what is wrong"),
      Option("--verbose", nil, "whole scopes, reasons and durations"),
    ],
    example: "openssl rand -hex 65536 | fold -w 32 | auth-conformance nonces --alphabet hex")
  static let diagnose = CommandSpec(
    "diagnose", operands: "[FILE|-]", operandCount: 0...1,
    summary: "Says of one token and raw nonce whether they match, and if not, why.",
    options: [
      Option("--form", "NAME", "what the claim must be: hex (the default), base64url or raw"),
      Option("--token", "TOKEN", "the token, where the file has only the raw nonce"),
      Option("--nonce", "NONCE", "the raw nonce, where the file has only the token"),
      Option("--keys", "FILE", "a JWKS with the provider's keys: verifies the signature too"),
      Option("--now", "SECONDS", "the present, in seconds since 1970 (default: the clock's)"),
      Option("--show", nil, "prints nonces and claims, which are redacted otherwise"),
      Option("--format", "NAME", "what goes to stdout: text or json"),
    ],
    notes: [
      "The file or pipe holds the token and below it the raw nonce, or the JSON object",
      "{\"token\":…,\"rawNonce\":…}. 'Bearer', quotes, labels and line ends do no harm.",
      "Others on the machine can see options: give secrets in a file or pipe.",
      "Exit codes: 0 the claim is what --form says, 1 it is not or --keys finds a bad",
      "signature, 2 no token or nonce was found. Issuer, audience, times do not count.",
    ],
    example: "pbpaste | auth-conformance diagnose --form hex")
  static let bench = CommandSpec(
    "bench", operands: "[SUBJECT… | -- COMMAND ARG…]", operandCount: 0...32, takesCommand: true,
    summary: "Measures subjects beside the reference in the same run; gates regressions.",
    options: [
      Option("--only", "GLOB", "only benchmarks that match, such as 'digest.*'"),
      Option("--baseline", "FILE", "an earlier --json; exit 1 if worse by 14 % beyond doubt"),
      Option("--max-ratio", "R", "exit 1 if dearer than R times the reference beyond doubt"),
      Option("--json", "FILE", "writes what was measured, for --baseline and for plots"),
      Option("--profile", "NAME", "quick, standard (the default) or thorough"),
      Option("--slow", "FACTOR", "performs so much work more: shows what the gate notices"),
      Option("--time-limit", "SECONDS", "longest silence before a subject hangs (default: 10)"),
      Option("--format", "NAME", "what goes to stdout: text, json or markdown"),
    ],
    example: "auth-conformance bench --only 'nonce*' -- python3 my-subject.py")
  static let vectors = CommandSpec(
    "vectors", operands: "lint|embed", operandCount: 1...1,
    summary: "Lints the vector files, or writes them into the generated sources.",
    options: [
      Option("--check", nil, "with embed: only compare, exit 1 on a difference"),
      Option("--folder", "DIR", "the vectors (default: Vectors)"),
      Option("--into", "DIR", "with embed: default Sources/ConformanceVectors/Generated"),
    ],
    example: "auth-conformance vectors embed --check")
  static let report = CommandSpec(
    "report", operands: "FILE", operandCount: 1...1,
    summary: "Prints a written report.json in another format.",
    options: [
      Option("--format", "NAME", "text (the default), json, junit, markdown, html or github"),
      Option("--quiet", nil, "only the verdict and what is wrong"),
      Option("--verbose", nil, "whole scopes, reasons and durations"),
    ],
    example: "auth-conformance report Reports/latest/report.json --format markdown")
  static let compare = CommandSpec(
    "compare", operands: "OLD NEW", operandCount: 2...2,
    summary: "Says what became better and worse between two report.json files.",
    options: [
      Option("--format", "NAME", "text (the default), markdown for a pull request, or json")
    ],
    example: "auth-conformance compare main/report.json Reports/latest/report.json")
  static let merge = CommandSpec(
    "merge", operands: "FILE…", operandCount: 1...10_000,
    summary: "Puts the reports of a run's shards together.",
    options: [
      Option("-o", "FILE", "where the merged report.json goes"),
      Option("--reports", "DIR", "where the merged report goes in every format"),
      Option("--format", "NAME", "what goes to stdout: text, json, junit, markdown, html, github"),
      Option("--quiet", nil, "only the verdict and what is wrong"),
      Option("--verbose", nil, "whole scopes, reasons and durations"),
    ],
    example: "auth-conformance merge shard-*/report.json -o report.json")
  static let smoke = CommandSpec(
    "smoke", operands: "-- COMMAND ARG…", takesCommand: true,
    summary: "Sends an adapter one request of each kind and explains every mistake.",
    options: [
      Option("--time-limit", "SECONDS", "longest silence before an answer is missing (default: 10)")
    ],
    example: "auth-conformance smoke -- python3 my_adapter.py")
  static let serve = CommandSpec(
    "serve", operands: "SUBJECT", operandCount: 1...1,
    summary: "Serves a built-in subject over the wire; what 'run' starts as a worker.",
    example: "auth-conformance serve reference")

  static let all = [
    run, list, explain, gallery, nonces, diagnose, vectors, report, compare, merge, smoke, bench,
    serve,
  ]

  static func named(_ name: String) -> CommandSpec? { all.first { $0.name == name } }
}

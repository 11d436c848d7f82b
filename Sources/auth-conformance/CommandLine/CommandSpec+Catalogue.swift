internal import AuthConformance
internal import ConformanceModel
internal import ConformanceReports
internal import ConformanceRunner
internal import SourceScan

// A table: longer than other files.
extension CommandSpec {
  static let run = CommandSpec(
    .run, operands: "[SUBJECT | -- COMMAND ARG…]", .words(BuiltInSubjects.names),
    operandCount: 0...1, takesCommand: true, readsProjectFile: true,
    summary: "Judges one subject (default: reference) and writes reports.",
    options: [
      Option(
        "--area", "A,B", .list(Words.areas), "only these: \(Words.areas.joined(separator: ", "))"),
      Option(
        "--only", "GLOB", .list(Words.ids), "only requirements that match, such as 'charset.*'"),
      profile,
      seed,
      Option(
        "--replay", "TOKEN", .file, "only the case of a failure's token, or of the file it is in"),
      Option(
        "--last-failed",
        "begins with the cases that failed in earlier runs, and keeps those of this"),
      Option(
        "--failures", "DIR", .folder, "keeps them there (default: 'failures' beside the reports)"),
      Option("--strict", "a failed 'should' fails the run too"),
      Option(
        "--own-code",
        "exit code 2 where none is judged: a built-in subject, or the sample of 'init'"),
      Option("--profile-time", "says in the end which requirements took longest"),
      Option("--fail-fast", "stops after the first failure; the report is partial"),
      Option(
        "--expect", "FILE", .file,
        "known failures: reported, and fail the run only if they change"),
      Option("--update-expectations", "makes that file what the run shows"),
      Option(
        "--evidence", "FILE", .file, "carries evidence on uniform letters from run to run"),
      Option(
        "--catalogue", "V", .number, "judges with the rows of that catalogue, and names newer ones"),
      Option(
        "--shard", "I/N", .free, "judges the I-th of N parts; 'merge' puts the reports together"),
      Option(
        "--jobs", "N", .number,
        "requirements judged at a time, in workers of their own (default: 1; of a built-in "
          + "subject as many as there are processors)"),
      timeLimit,
      Option("--reports", "DIR", .folder, "where reports go (default: Reports/latest)"),
      Option("--no-reports", "write no report files"),
      format,
      quiet,
      verbose,
    ],
    example: "auth-conformance run missing-w-modulo --area charset")
  static let list = CommandSpec(
    .list, operands: "[requirements|subjects|vectors]", .words(Words.lists), operandCount: 0...1,
    summary: "Lists what is judged, what can be judged, and the vectors.",
    example: "auth-conformance list subjects")
  static let explain = CommandSpec(
    .explain, operands: "NAME", .words(Words.areas + ["contract"] + Words.ids), operandCount: 0...2,
    summary: "Explains a requirement, area, case, cause, subject, rule, or the contract.",
    options: [
      Option("--pages", "DIR", .folder, "writes the documentation's pages: requirements, contract"),
      Option("--check", "with --pages: only compare, exit 1 on a difference"),
    ],
    example: "auth-conformance explain charset.complete")
  static let gallery = CommandSpec(
    .gallery, operands: "[SUBJECT…]", .words(BuiltInSubjects.names), operandCount: 0...1000,
    summary: "Judges every known-bad and known-good subject, or those named: tests the suite.",
    options: [
      profile,
      seed,
      Option("--reports", "DIR", .folder, "writes gallery.txt, gallery.md and gallery.json there"),
      timeLimit,
      Option("--jobs", "N", .number, "subjects judged at a time (default: 2)"),
    ],
    example: "auth-conformance gallery")
  static let nonces = CommandSpec(
    .nonces, operands: "[FILE|-]", .file, operandCount: 0...1, readsProjectFile: true,
    summary: "Judges nonces from a file or a pipe, one a line.",
    options: [
      Option(
        "--alphabet", "NAME", .free, "letters, or common, base62, hex, uuid, base64url:BYTES, …"),
      Option("--length", "N", .number, "letters of each (default: the most frequent length)"),
      Option(
        "--pattern", "REGEX", .free, "takes them out of other lines, as its first group or whole"),
      Option("--evidence", "FILE", .file, "carries evidence on uniform letters from run to run"),
      Option("--all", "reads on where the evidence suffices"),
      Option("--show-nonces", "quotes bad lines, which are redacted otherwise"),
      Option("--no-progress", "no count on standard error"),
      format,
      quiet,
      verbose,
    ],
    example: "auth-conformance nonces --alphabet hex nonces.txt")
  static let diagnose = CommandSpec(
    .diagnose, operands: "[FILE|-]", .file, operandCount: 0...1,
    summary: "Says of one token and raw nonce whether they match, and if not, why.",
    options: [
      Option("--form", among: Words.forms, default: "hex", "what the claim must be"),
      Option("--token", "TOKEN", .free, "the token, where the file has only the raw nonce"),
      Option("--nonce", "NONCE", .free, "the raw nonce, where the file has only the token"),
      Option(
        "--keys", "FILE", .file, "a JWKS with the provider's keys: verifies the signature too"),
      Option("--issuer", "TEXT", .free, "the issuer that the token must be of"),
      Option("--audience", "TEXT", .free, "the audience that the token must be for"),
      Option(
        "--now", "SECONDS", .number, "the present, in seconds since 1970 (default: the clock's)"),
      Option("--show", "prints nonces and claims, which are redacted otherwise"),
      Option(
        "--format", among: Words.all(DiagnoseCommand.Format.self), default: "text",
        "what goes to stdout"),
    ],
    notes: [
      "The file or pipe holds the token and below it the raw nonce, or the JSON object",
      "{\"token\":…,\"rawNonce\":…}. 'Bearer', quotes, labels and line ends do no harm.",
      "Others on the machine can see options: give secrets in a file or pipe.",
      "Exit codes: 0 the claim is what --form says, 1 it is not or --keys finds a bad",
      "signature or --issuer or --audience another one, 2 no token or nonce was found.",
      "Times are told and do not count.",
    ],
    example: "pbpaste | auth-conformance diagnose --form hex")
  static let scan = CommandSpec(
    .scan, operands: "[PATH…]", .folder, operandCount: 0...100_000,
    summary: "Reads source of 13 languages for the known defects; builds and runs nothing.",
    options: [
      Option(
        "--format", among: Words.all(ScanFormat.self), default: "text", "what goes to stdout"),
      Option("--baseline", "FILE", .file, "what '--format json' wrote: its findings are left out"),
    ],
    notes: [
      "A comment on the line or the one above hides a finding, with a reason:",
      "// auth-conformance:ignore weak-random only for the demo's colours",
      "Left out are what .gitignore names, hidden and vendored folders, binary and",
      "minified files, and links. Exit codes: 0 nothing is certain, 1 something is.",
    ],
    example: "auth-conformance scan Sources --format github")
  static let bench = CommandSpec(
    .bench, operands: "[SUBJECT… | -- COMMAND ARG…]", .words(BuiltInSubjects.names),
    operandCount: 0...32, takesCommand: true, readsProjectFile: true,
    summary: "Measures subjects beside the reference in the same run; gates regressions.",
    options: [
      Option("--only", "GLOB", .list(Words.benchmarks), "only benchmarks that match: 'digest.*'"),
      Option(
        "--baseline", "FILE", .file, "an earlier --json; exit 1 if worse by 5 % beyond doubt"),
      Option(
        "--max-ratio", "R", .number, "exit 1 if dearer than R times the reference beyond doubt"),
      Option(
        "--beside", "COMMAND", .free,
        "measured in place of the reference: 'python3 old.py', the last release"),
      Option("--json", "FILE", .file, "writes what was measured, for --baseline and for plots"),
      profile,
      Option(
        "--runs", "N", .number,
        "processes of each side, 8 at least (default: as many as the profile has time for)"),
      Option(
        "--warmup", "N", .number,
        "batches more in each process that count for nothing (default: 0)"),
      Option("--over-the-wire", "measures Swift subjects by messages as well"),
      Option(
        "--slow", "FACTOR", .number, "performs so much work more: shows what the gate notices"),
      timeLimit,
      Option(
        "--format", among: Words.all(BenchCommand.Format.self), default: "text",
        "what goes to stdout"),
    ],
    notes: [
      "A benchmark takes about 10 s; a gated one goes on for minutes where the machine",
      "is too busy to tell. '--only' and '--profile quick' take less.",
    ],
    example: "auth-conformance bench --only 'nonce*' -- python3 my-subject.py")
  static let vectors = CommandSpec(
    .vectors, operands: "lint|embed", .words(["lint", "embed"]), operandCount: 1...1,
    summary: "Lints the vector files, or writes the table that embeds them.",
    options: [
      Option("--check", "with embed: only compare, exit 1 on a difference"),
      Option("--folder", "DIR", .folder, "the vectors (default: Vectors)"),
      Option("--into", "DIR", .folder, "with embed: default Sources/CVectors"),
    ],
    example: "auth-conformance vectors embed --check")
  static let report = CommandSpec(
    .report, operands: "FILE…", .file, operandCount: 1...100,
    summary: "Prints a report, or what 'bench' wrote, in another format; several in one page.",
    options: [
      format,
      Option("--bench", "FILE", .file, "what 'bench --json' wrote, drawn into the HTML"),
      quiet,
      verbose,
    ],
    example: "auth-conformance report Reports/latest/report.json --format markdown")
  static let compare = CommandSpec(
    .compare, operands: "OLD NEW", .file, operandCount: 2...2,
    summary: "Says what became better and worse between two report.json files.",
    options: [
      Option(
        "--format", among: Words.all(CompareCommand.Format.self), default: "text",
        "what goes to stdout")
    ],
    example: "auth-conformance compare main/report.json Reports/latest/report.json")
  static let merge = CommandSpec(
    .merge, operands: "FILE…", .file, operandCount: 1...10_000,
    summary: "Puts the reports of a run's shards together, or pools files of '--evidence'.",
    options: [
      Option("-o", "FILE", .file, "where the merged report.json or evidence goes"),
      Option("--reports", "DIR", .folder, "where the merged report goes in every format"),
      format,
      quiet,
      verbose,
    ],
    example: "auth-conformance merge shard-*/report.json -o report.json")
  static let smoke = CommandSpec(
    .smoke, operands: "-- COMMAND ARG…", takesCommand: true, readsProjectFile: true,
    summary: "Sends an adapter one request of each kind and explains every mistake.",
    options: [
      Option(
        "--time-limit", "SECONDS", .number,
        "longest silence before an answer is missing (default: 10)")
    ],
    example: "auth-conformance smoke -- python3 my_adapter.py")
  static let initialise = CommandSpec(
    .initialise, operands: "[swift|python|node|app PATH…]",
    .words(Words.all(AdapterLanguage.self) + ["app"]), operandCount: 0...1_000,
    summary: "Writes an adapter and a CI workflow into this folder; overwrites nothing.",
    options: [
      Option(
        "--suite", "DIR|URL", .folder,
        "where the adapter and the workflow find this suite (default: the folder that this program "
          + "was built in)"),
      Option(
        "--no-check", "app: does not build what it wrote, to see that each file compiles"),
    ],
    notes: [
      "Without a language, the one is taken whose file is there: Package.swift,",
      "package.json, pyproject.toml, setup.py or requirements.txt.",
      "app: a package that compiles an iOS app's own files, unchanged, on Linux; its",
      "'swift run' is the verdict. Without a PATH, the app is in this folder.",
    ],
    example: "auth-conformance init python")
  static let completions = CommandSpec(
    .completions, operands: "bash|zsh|fish", .words(Words.all(CompletionShell.self)),
    operandCount: 1...1,
    summary: "Prints a script that completes this command line in a shell.",
    notes: [
      "bash  source <(auth-conformance completions bash)",
      "zsh   auth-conformance completions zsh > DIR/_auth-conformance, DIR in $fpath",
      "fish  auth-conformance completions fish | source",
    ],
    example: "auth-conformance completions fish | source")
  static let version = CommandSpec(
    .version,
    summary: "Says version and commit, and whether this program can control orders.",
    notes: [
      "'--version' prints the first line alone, with the commit where it is known.",
      "Exit code 2: the program was linked without what controls the order of tasks.",
    ],
    example: "auth-conformance version")
  static let serve = CommandSpec(
    .serve, operands: "SUBJECT", .words(BuiltInSubjects.names), operandCount: 1...1,
    summary: "Serves a built-in subject over the wire; what 'run' starts as a worker.",
    example: "auth-conformance serve reference")

  static let all: [CommandSpec] = [
    run, initialise, list, explain, gallery, nonces, diagnose, scan, vectors, report, compare,
    merge, smoke, bench, completions, version, serve,
  ]
}

extension CommandSpec {
  /// The words that values are made of, from where they are defined.
  fileprivate enum Words {
    static let ids: [String] = Requirement.all.map(\.id.rawValue)
    static let areas: [String] = all(Requirement.Area.self)
    static let lists: [String] = all(ListCommand.Kind.self)
    static let forms: [String] = all(NonceForm.self)
    static let benchmarks: [String] = BenchTask.all.map(\.name)

    static func all<Word: RawRepresentable<String> & CaseIterable>(_: Word.Type) -> [String] {
      Word.allCases.map(\.rawValue)
    }
  }

  private static let profile = Option(
    "--profile", among: Words.all(Profile.self), default: "standard", "how much work")
  private static let seed = Option(
    "--seed", "HEX", .free,
    "what all generated inputs derive from (default: 0), or 'random'")
  private static let timeLimit = Option(
    "--time-limit", "SECONDS", .number, "longest silence before a subject hangs (default: 10)")
  private static let format = Option(
    "--format", among: Words.all(ReportFormat.self), default: "text", "what goes to stdout")
  private static let quiet = Option("--quiet", "only the verdict and what is wrong")
  private static let verbose = Option(
    "--verbose", "every requirement, every failing case, durations")
}

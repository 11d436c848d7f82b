internal import AuthConformance
internal import ConformanceRunner
internal import Dispatch
internal import Foundation

/// The command line. Everything that has an effect on the outside world starts here.
@main
struct Entry {
  static func main() {
    // A reader that goes away (`| head`) is an error of write, not a reason to die unheard.
    signal(SIGPIPE, SIG_IGN)
    // Neither is a limit on the size of files, which stands for a full disk.
    signal(SIGXFSZ, SIG_IGN)
    Terminal.openMissingStreams()
    do {
      guard let (spec, arguments) = try parsed(try MachineLimits.words()) else {
        exit(Terminal.exitCode(0))
      }
      // Before anything is started or written, and before the first other thread.
      if [.run, .bench, .smoke, .gallery].contains(spec.word) {
        try MachineLimits.verify()
        try Terminal.verifyOutput()
        Runner.endWhatSubjectsLeave()
        StopSignals.take()
      }
      // Before the first task of the process: a worker may have to control them all.
      if spec.word == .serve { try ServeCommand.perform(arguments) }
      Task {
        do {
          let code = try await perform(spec, arguments)
          StopSignals.giveWay()
          LeftProcesses.tell()
          exit(Terminal.exitCode(code))
        } catch { end(with: error) }
      }
    } catch {
      end(with: error)
    }
    dispatchMain()
  }

  private static func end(with error: any Error) -> Never {
    StopSignals.giveWay()
    switch error {
    case let error as UsageError: Terminal.complain("\(error.description)")
    case let error as AdapterError: Terminal.complain("\(error.description)")
    default: Terminal.complain("\(error)")
    }
    LeftProcesses.tell()
    exit(2)
  }

  /// Reads the command line; nil where the answer has been printed already.
  private static func parsed(_ words: [String]) throws -> (CommandSpec, Arguments)? {
    if words.prefix(while: { $0 != "--" }).contains("--version") {
      Terminal.line(VersionCommand.line)
      return nil
    }
    if words.first == "help", words.count > 1 {
      Terminal.print(
        HelpText.text(for: try documented(words[1]), columns: Terminal.columns) + "\n")
      return nil
    }
    if let first = words.first, ["--help", "-h", "help"].contains(first) {
      Terminal.print(HelpText.overview(columns: Terminal.columns) + "\n")
      return nil
    }
    let (spec, rest) = try command(of: words)
    let own = rest.prefix { $0 != "--" }
    if own.contains("--help") || own.contains("-h") {
      Terminal.print(HelpText.text(for: spec, columns: Terminal.columns) + "\n")
      return nil
    }
    var arguments = try Arguments(rest, for: spec)
    try ProjectFileReading.apply(to: &arguments, for: spec)
    return (spec, arguments)
  }

  private static func documented(_ name: String) throws(UsageError) -> CommandSpec {
    guard let spec = CommandSpec.named(name) else {
      throw .unknown("command", name, among: CommandSpec.all.map(\.name))
    }
    return spec
  }

  private static func perform(_ spec: CommandSpec, _ arguments: Arguments) async throws -> Int32 {
    switch spec.word {
    case .run: try await RunCommand.perform(arguments)
    case .list: try ListCommand.perform(arguments)
    case .explain: try ExplainCommand.perform(arguments)
    case .gallery: try await GalleryCommand.perform(arguments)
    case .nonces: try await NoncesCommand.perform(arguments)
    case .diagnose: try DiagnoseCommand.perform(arguments)
    case .scan: try ScanCommand.perform(arguments)
    case .bench: try await BenchCommand.perform(arguments)
    case .vectors: try VectorsCommand.perform(arguments)
    case .compare: try CompareCommand.perform(arguments)
    case .merge: try MergeCommand.perform(arguments)
    case .smoke: try SmokeCommand.perform(arguments)
    case .initialise: try InitCommand.perform(arguments)
    case .completions: try CompletionsCommand.perform(arguments)
    case .report: try ReportCommand.perform(arguments)
    case .version: VersionCommand.perform(arguments)
    case .serve: try ServeCommand.perform(arguments)
    }
  }

  /// `run` may be left out: before an option, before `--`, and before a subject's name.
  private static func command(of words: [String]) throws -> (CommandSpec, [String]) {
    guard let first = words.first, first != "--", !first.hasPrefix("-") else {
      return (.run, words)
    }
    if let spec = CommandSpec.named(first) { return (spec, Array(words.dropFirst())) }
    if BuiltInSubjects.names.contains(first) { return (.run, words) }
    throw UsageError.unknown(
      "command or subject", first,
      among: CommandSpec.all.map(\.name) + ["help"] + BuiltInSubjects.names)
  }
}

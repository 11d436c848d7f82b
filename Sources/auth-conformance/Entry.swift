internal import AuthConformance
internal import Foundation

/// The command line. Everything that has an effect on the outside world starts here.
@main
struct Entry {
  static func main() async {
    // A reader that goes away (`| head`) is an error of write, not a reason to die unheard.
    signal(SIGPIPE, SIG_IGN)
    do {
      exit(try await perform(Array(CommandLine.arguments.dropFirst())))
    } catch let error as UsageError {
      Terminal.complain("\(error.description)")
    } catch let error as AdapterError {
      Terminal.complain("\(error.description)")
    } catch {
      Terminal.complain("\(error)")
    }
    exit(2)
  }

  private static func perform(_ words: [String]) async throws -> Int32 {
    if words.first == "--version" {
      Terminal.print("auth-conformance \(Suite.version)\n")
      return 0
    }
    if words.first == "--help" || words.first == "help" {
      Terminal.print(HelpText.overview + "\n")
      return 0
    }
    let (spec, rest) = try command(of: words)
    let own = rest.prefix { $0 != "--" }
    if own.contains("--help") {
      Terminal.print(HelpText.text(for: spec) + "\n")
      return 0
    }
    let arguments = try Arguments(rest, for: spec)
    switch spec.name {
    case "list": return try ListCommand.perform(arguments)
    case "explain": return try ExplainCommand.perform(arguments)
    case "gallery": return try await GalleryCommand.perform(arguments)
    case "nonces": return try await NoncesCommand.perform(arguments)
    case "vectors": return try VectorsCommand.perform(arguments)
    case "report": return try ReportCommand.perform(arguments)
    case "serve": return try await ServeCommand.perform(arguments)
    default: return try await RunCommand.perform(arguments)
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
      "command or subject", first, among: CommandSpec.all.map(\.name) + BuiltInSubjects.names)
  }
}

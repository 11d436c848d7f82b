/// `completions`: a script that completes the command line in a shell.
enum CompletionsCommand {
  static func perform(_ arguments: Arguments) throws -> Int32 {
    let word = arguments.operands[0]
    guard let shell = CompletionShell(rawValue: word) else {
      throw UsageError.unknown("shell", word, among: CompletionShell.allCases.map(\.rawValue))
    }
    Terminal.print(shell.script)
    return 0
  }
}

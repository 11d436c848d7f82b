internal import ConformanceModel

/// Completion for fish.
enum FishCompletion {
  static var script: String {
    let names = CommandSpec.all.map(\.name)
    let others = names.filter { $0 != CommandSpec.run.name }.joined(separator: " ")
    let commands = CommandSpec.all.map { spec in
      line("__auth_conformance_is first", "-a \(spec.name) -d \(quoted(spec.summary))")
    }
    return """
      # Completes auth-conformance \(Suite.version) in fish:
      #   auth-conformance completions fish | source
      function __auth_conformance_is
        set -l words (commandline -opc)
        if contains -- -- $words
          test $argv[1] = own
          return
        end
        switch $argv[1]
          case own
            false
          case first
            test (count $words) -eq 1
          case run
            not contains -- "$words[2]" \(others) help
          case after_run
            test "$words[2]" = run
          case '*'
            test "$words[2]" = $argv[1]
        end
      end
      complete -c auth-conformance -f
      complete -c auth-conformance -n '__auth_conformance_is own' -F
      \(commands.joined(separator: "\n"))
      \(line("__auth_conformance_is first", "-a help -d 'Says how a command is used.'"))
      \(line("__auth_conformance_is help", "-a '\(names.joined(separator: " "))'"))
      \(line("__auth_conformance_is first", "-l version -d 'the version'"))
      \(CommandSpec.all.flatMap(lines).joined(separator: "\n"))

      """
  }

  private static func lines(of spec: CommandSpec) -> [String] {
    let condition = "__auth_conformance_is \(spec.name)"
    var lines = spec.options.map { option in
      let name = option.name.hasPrefix("--") ? "-l \(option.key)" : "-s \(option.key)"
      let value = option.value == nil ? "" : " \(action(option.kind))"
      return line(condition, "\(name)\(value) -d \(quoted(option.summary))")
    }
    lines.append(line(condition, "-l help -d 'says how this command is used'"))
    switch spec.operandKind {
    case .file, .folder: lines.append(line(condition, "-F"))
    case .words(let words):
      let condition = spec.word == .run ? "__auth_conformance_is after_run" : condition
      lines.append(line(condition, "-a '\(words.joined(separator: " "))'"))
    case .free, .number, .list: break
    }
    return lines
  }

  private static func action(_ kind: ValueKind) -> String {
    switch kind {
    case .free, .number: "-x"
    case .file: "-r -F"
    case .folder: "-x -a '(__fish_complete_directories)'"
    case .words(let words): "-x -a '\(words.joined(separator: " "))'"
    case .list(let words): "-x -a '(__fish_append , \(words.joined(separator: " ")))'"
    }
  }

  private static func line(_ condition: String, _ rest: String) -> String {
    "complete -c auth-conformance -n '\(condition)' \(rest)"
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"\'"#))'"
  }
}

internal import ConformanceModel

/// What `--help` prints, made from the command specifications.
enum HelpText {
  static func overview(columns: Int) -> String {
    let indent = (CommandSpec.all.map(\.name.count).max() ?? 0) + 4
    let rows = CommandSpec.all.flatMap { spec in
      TextColumns.row(label: spec.name, spec.summary, width: columns, indent: indent)
    }
    return """
      auth-conformance \(Suite.version): checks that sign-in code is right

      usage: auth-conformance [COMMAND] [OPTION…]
             auth-conformance --version | --help | help COMMAND

      \(rows.joined(separator: "\n"))

      Without a command: run. 'auth-conformance COMMAND --help' says more.
      Exit codes: 0 as expected, 1 a must failed, 2 suite, adapter or command line at
      fault, 3 inconclusive.

      example: \(CommandSpec.run.example)
      """
  }

  static func text(for spec: CommandSpec, columns: Int) -> String {
    let usage = ["usage: auth-conformance", spec.name, spec.operands].filter { !$0.isEmpty }
    var lines = [usage.joined(separator: " "), "", spec.summary]
    if !spec.options.isEmpty {
      let names = spec.options.map { option in
        option.value.map { "\(option.name) \($0)" } ?? option.name
      }
      let indent = (names.map(\.count).max() ?? 0) + 4
      lines.append("")
      for (name, option) in zip(names, spec.options) {
        lines += TextColumns.row(label: name, option.summary, width: columns, indent: indent)
      }
    }
    if !spec.notes.isEmpty { lines += [""] + spec.notes }
    lines += ["", "example: \(spec.example)"]
    return lines.joined(separator: "\n")
  }
}

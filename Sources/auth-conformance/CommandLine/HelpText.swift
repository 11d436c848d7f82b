internal import ConformanceModel

/// What `--help` prints, made from the command specifications.
enum HelpText {
  static var overview: String {
    let width = CommandSpec.all.map(\.name.count).max() ?? 0
    let rows = CommandSpec.all.map { spec in
      "  \(spec.name)\(spaces(width - spec.name.count + 2))\(spec.summary)"
    }
    return """
      auth-conformance \(Suite.version): checks that sign-in code is right

      usage: auth-conformance [COMMAND] [OPTION…]

      \(rows.joined(separator: "\n"))

      Without a command: run reference. 'auth-conformance COMMAND --help' says more.
      Exit codes: 0 as expected, 1 a must failed, 2 suite, adapter or command line at
      fault, 3 inconclusive.
      """
  }

  static func text(for spec: CommandSpec) -> String {
    var lines = ["usage: auth-conformance \(spec.name) \(spec.operands)", "", spec.summary]
    if !spec.options.isEmpty {
      let names = spec.options.map { option in
        option.value.map { "\(option.name) \($0)" } ?? option.name
      }
      let width = names.map(\.count).max() ?? 0
      lines.append("")
      for (name, option) in zip(names, spec.options) {
        lines.append("  \(name)\(spaces(width - name.count + 2))\(option.summary)")
      }
    }
    if !spec.notes.isEmpty { lines += [""] + spec.notes }
    lines += ["", "example: \(spec.example)"]
    return lines.joined(separator: "\n")
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

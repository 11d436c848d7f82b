internal import ConformanceRunner

extension Arguments {
  /// What an option of the command line sets aside in the project file, besides itself.
  ///
  /// Whoever asks for one requirement by hand means that one, whatever the file has chosen.
  private static let setAside: [String: Set<String>] = [
    "--only": ["--area"], "--area": ["--only"], "--replay": ["--area", "--only", "--shard"],
    "--reports": ["--no-reports"], "--no-reports": ["--reports"], "--quiet": ["--verbose"],
    "--verbose": ["--quiet"],
  ]

  /// Adds what a project file says and the command line does not.
  ///
  /// - Parameters:
  ///   - project: The file's content.
  ///   - spec: Of the command that the arguments belong to.
  /// - Returns: The words that were added, as they would stand on the command line.
  mutating func adopt(_ project: ProjectFile, for spec: CommandSpec) -> [String] {
    let given = flags.union(values.keys)
    let aside = given.reduce(into: given) { $0.formUnion(Self.setAside[$1] ?? []) }
    var added: [String] = []
    for setting in project.sections[spec.name] ?? [] where !aside.contains(setting.option) {
      places[setting.option] = setting.place
      if let value = setting.value {
        values[setting.option] = value
      } else {
        flags.insert(setting.option)
      }
      added += setting.words
    }
    if spec.takesCommand, command.isEmpty, operands.isEmpty, !project.command.isEmpty {
      command = project.command
      added += ["--"] + SecretArguments.shown(command).map(ShellQuoting.quote)
    }
    return added
  }
}

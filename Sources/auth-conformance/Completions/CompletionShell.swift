/// A shell that command lines are completed in.
enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish

  /// The whole script, made from ``CommandSpec``.
  var script: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }
}

internal import ConformanceModel

/// Completion for zsh, by its own `_arguments`.
enum ZshCompletion {
  static var script: String {
    let commands = CommandSpec.all.map { "    \(quoted("\($0.name):\(plain($0.summary))"))" }
    let names = CommandSpec.all.map(\.name)
    return """
      #compdef auth-conformance
      # Completes auth-conformance \(Suite.version) in zsh: a file _auth-conformance in $fpath.
      _auth-conformance() {
        local command=run
        local -a commands
        local -i dashes=${words[(i)--]}
        commands=(
      \(commands.joined(separator: "\n"))
          'help:Says how a command is used.'
        )
        # What follows -- is a command of its own.
        if (( dashes < CURRENT )); then
          shift $dashes words
          (( CURRENT -= dashes ))
          _normal
          return
        fi
        if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
          _describe -t commands command commands
          return
        fi
        case $words[2] in
          (\(names.joined(separator: "|")))
            if (( CURRENT > 2 )); then
              command=$words[2]
              shift words
              (( CURRENT-- ))
            fi
            ;;
          (help)
            _describe -t commands command commands
            return
            ;;
        esac
        case $command in
      \(CommandSpec.all.map(arguments).joined(separator: "\n"))
        esac
      }
      if [[ $funcstack[1] = _auth-conformance ]]; then
        _auth-conformance "$@"
      else
        compdef _auth-conformance auth-conformance
      fi

      """
  }

  private static func arguments(of spec: CommandSpec) -> String {
    var words = spec.options.map { option in
      let summary = plain(option.summary)
      guard let value = option.value else { return quoted("\(option.name)[\(summary)]") }
      let joined = option.name.hasPrefix("--") ? "=" : ""
      return quoted("\(option.name)\(joined)[\(summary)]:\(plain(value)):\(action(option.kind))")
    }
    words.append("'--help[says how this command is used]'")
    if spec.operandCount.upperBound > 0 {
      words.append(quoted("*:\(plain(spec.operands)):\(action(spec.operandKind))"))
    }
    return
      "    (\(spec.name))\n      _arguments \(words.joined(separator: " \\\n        "))\n      ;;"
  }

  private static func action(_ kind: ValueKind) -> String {
    switch kind {
    case .free, .number: " "
    case .file: "_files"
    case .folder: "_files -/"
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .list(let words): "_values -s , word \(words.joined(separator: " "))"
    }
  }

  /// Without what has a meaning in `_arguments` and `_describe`.
  private static func plain(_ text: String) -> String {
    String(text.filter { !"[]`\\".contains($0) }.map { $0 == ":" ? "," : $0 })
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#))'"
  }
}

internal import ConformanceModel

/// Completion for bash, 3.2 (which macOS has) and later.
enum BashCompletion {
  static var script: String {
    let names = CommandSpec.all.map(\.name).joined(separator: " ")
    return """
      # Completes auth-conformance \(Suite.version) in bash:
      #   source <(auth-conformance completions bash)
      _auth_conformance() {
        local word prev command=run i words= options= kind=words IFS=$' \\t\\n'
        word=${COMP_WORDS[COMP_CWORD]}
        prev=${COMP_WORDS[COMP_CWORD - 1]}
        COMPREPLY=()
        # bash takes --option=value apart at the equals sign.
        if [ "$word" = "=" ]; then
          word=
        elif [ "$prev" = "=" ]; then
          prev=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        for ((i = 1; i < COMP_CWORD; i++)); do
          if [ "${COMP_WORDS[i]}" = "--" ]; then
            if ((i + 1 == COMP_CWORD)); then
              COMPREPLY=($(compgen -c -- "$word"))
            else
              _auth_conformance_paths -f "$word"
            fi
            return
          fi
        done
        if ((COMP_CWORD > 1)); then
          case "${COMP_WORDS[1]}" in
            \(CommandSpec.all.map(\.name).joined(separator: " | "))) command=${COMP_WORDS[1]} ;;
            help) prev=help ;;
          esac
        fi
        case "$command $prev" in
          *" help") words="\(names)" ;;
      \(optionCases)
          *)
            case "$command" in
      \(commandCases)
            esac
            if ((COMP_CWORD == 1)); then words="\(names) help"; fi
            case "$word" in -*) words=$options kind=words ;; esac
            ;;
        esac
        case "$kind" in
          file) _auth_conformance_paths -f "$word" ;;
          folder) _auth_conformance_paths -d "$word" ;;
          list)
            case "$word" in
              *,*) COMPREPLY=($(compgen -P "${word%,*}," -W "$words" -- "${word##*,}")) ;;
              *) COMPREPLY=($(compgen -W "$words" -- "$word")) ;;
            esac
            ;;
          *) COMPREPLY=($(compgen -W "$words" -- "$word")) ;;
        esac
      }
      _auth_conformance_paths() {
        local IFS=$'\\n'
        compopt -o filenames 2>/dev/null
        COMPREPLY=($(compgen "$1" -- "$2"))
      }
      complete -F _auth_conformance auth-conformance

      """
  }

  /// What follows an option that takes a value.
  private static var optionCases: String {
    CommandSpec.all.flatMap { spec in
      spec.options.filter { $0.value != nil }.map { option in
        "    \"\(spec.name) \(option.name)\") \(assignment(option.kind)) ;;"
      }
    }.joined(separator: "\n")
  }

  /// What else may follow a command.
  private static var commandCases: String {
    CommandSpec.all.map { spec in
      let options = (spec.options.map(\.name) + ["--help"]).joined(separator: " ")
      let operands = spec.operands.isEmpty ? "" : " \(assignment(spec.operandKind))"
      return "        \(spec.name)) options=\"\(options)\"\(operands) ;;"
    }.joined(separator: "\n")
  }

  private static func assignment(_ kind: ValueKind) -> String {
    switch kind {
    case .free, .number: "words="
    case .file: "kind=file"
    case .folder: "kind=folder"
    case .words(let words): "words=\"\(words.joined(separator: " "))\""
    case .list(let words): "words=\"\(words.joined(separator: " "))\" kind=list"
    }
  }
}

/// The words before an opening brace.
struct BlockHeader {
  private let file: SourceFile
  private let range: Range<Int>

  init(_ file: SourceFile, _ range: Range<Int>) {
    self.file = file
    self.range = range
  }

  private static let types: Set<String> = [
    "class", "struct", "enum", "extension", "protocol", "interface", "object", "impl", "trait",
    "module", "namespace", "actor", "mixin", "record",
  ]
  private static let functions: Set<String> = [
    "func", "fun", "fn", "function", "init", "deinit", "subscript", "constructor",
  ]
  private static let control: Set<String> = [
    "if", "for", "while", "switch", "guard", "do", "try", "catch", "else", "finally", "repeat",
    "when", "foreach", "with", "using", "lock", "synchronized", "defer", "match", "loop", "unsafe",
    "select", "elseif", "on", "default", "case", "return", "fixed", "checked", "await",
  ]

  var meaning: (SourceBlock.Kind, name: String) {
    guard let first = range.first else { return (.other, "") }
    // Rust: `let Some(token) = value else { return }`
    if file.word(range.upperBound - 1) == "else", file.isName(range.upperBound - 1) {
      return (.control, "")
    }
    // The types of parameters say nothing about the block.
    let around = file.parents[range.lowerBound]
    let names = range.filter { file.isName($0) && file.parents[$0] == around }
    // `synchronized String nonce() {` is a method.
    let isModifier =
      ["synchronized", "unsafe", "default"].contains(file.word(first)) && file.isName(first + 1)
    if Self.control.contains(file.word(first)), file.isName(first), !isModifier {
      return (.control, "")
    }
    // `init` is a name like others in most languages.
    let hasInits = file.language == .swift || file.language == .kotlin
    // `class AuthViewModel @Inject constructor(private val api: Api) : ViewModel() {`
    let isPrimary = file.language == .kotlin && names.contains { file.word($0) == "class" }
    if let place = names.last(where: {
      Self.functions.contains(file.word($0)) && (hasInits || file.word($0) != "init")
        && !(isPrimary && file.word($0) == "constructor")
    }) {
      // `func (g *Generator) Nonce() string {`
      if file.language == .go, file.isMark(place + 1, "("), file.mates[place + 1] > place,
        file.isName(file.mates[place + 1] + 1), file.isMark(file.mates[place + 1] + 2, "(")
      {
        return (.function, file.word(file.mates[place + 1] + 1))
      }
      let isAnonymous = !file.isName(place + 1)
      return (.function, isAnonymous ? assigned : file.word(place + 1))
    }
    if let place = names.first(where: { Self.types.contains(file.word($0)) }),
      !file.isMark(place + 1, "("), !file.isMark(place + 1, "="), !file.isMark(place + 1, ".")
    {
      return (.type, file.word(place + 1))
    }
    if file.isMark(range.upperBound - 1, "=>") { return (.function, assigned) }
    if file.language == .swift {
      let isComputed =
        names.contains { file.word($0) == "var" } && !range.contains { file.isMark($0, "=") }
      let name = names.first { file.word($0) == "var" }.map { file.word($0 + 1) } ?? ""
      return (isComputed ? .function : .other, name)
    }
    if [.kotlin, .go, .rust].contains(file.language) { return (.other, "") }
    return isMethod ? (.function, methodName) : (.other, "")
  }

  /// The name that an anonymous function is given.
  private var assigned: String {
    let sign = range.first { file.isMark($0, "=") || file.isMark($0, ":") }
    guard let sign, sign > range.lowerBound, file.isName(sign - 1) else { return "" }
    return file.word(sign - 1)
  }

  /// Whether it ends as a method's head does, in languages that have no word for one.
  private var isMethod: Bool {
    if file.language == .objectiveC,
      file.isMark(range.lowerBound, "-")
        || file.isMark(range.lowerBound, "+")
    {
      return true
    }
    guard let open = range.first(where: { file.isMark($0, "(") }), open > range.lowerBound,
      file.isName(open - 1)
    else { return false }
    // Values that parameters have where none are given stand in brackets.
    let around = file.parents[range.lowerBound]
    return !range.contains {
      file.parents[$0] == around && (file.word($0) == "new" || file.isMark($0, "="))
    }
  }

  private var methodName: String {
    if file.language == .objectiveC, file.isMark(range.lowerBound + 1, "(") {
      // The return type goes first.
      return file.word(range.first { file.isMark($0, ")") }.map { $0 + 1 } ?? range.lowerBound)
    }
    return range.first { file.isMark($0, "(") }.map { file.word($0 - 1) } ?? ""
  }
}

/// Where a file sets and releases flags, however its language writes that.
struct GuardFlags {
  struct Event {
    let token: Int
    let name: String
    let isSet: Bool
    /// Whether it looks at the flag as well: `compareAndSet(false, true)`.
    let isChecked: Bool
  }

  private static let truth: Set<String> = ["true", "True", "YES"]
  private static let falsehood: Set<String> = ["false", "False", "NO"]
  private static let writing: Set<String> = [
    "set", "store", "Store", "send", "next", "accept", "lazySet", "postValue", "emit", "update",
  ]
  private static let swapping: Set<String> = [
    "compareAndSet", "compare_exchange", "CompareAndSwap", "compareExchange", "getAndSet", "swap",
    "exchange", "compare_and_set", "Swap",
  ]

  let file: SourceFile
  private(set) var events: [Event] = []

  init(_ file: SourceFile) {
    self.file = file
    events = file.words.indices.compactMap { event($0) ?? locking($0) }
    let states = file.words.indices.compactMap { state($0) }
    let names = Set(states.filter { $0.isSet && file.isInFunction($0.token) }.map(\.name))
    if !names.isEmpty {
      events = (events + states.filter { names.contains($0.name) }).sorted { $0.token < $1.token }
    }
  }

  /// A name as all its uses write it: `_busy`, `setBusy`, `@busy`, `busy`.
  static func plain(_ name: String) -> String {
    var plain = name.lowercased().replacing("_", with: "").replacing("$", with: "")
    if plain.hasPrefix("set"), plain.count > 5 { plain.removeFirst(3) }
    if plain.hasPrefix("is"), plain.count > 4 { plain.removeFirst(2) }
    return plain
  }

  private func event(_ index: Int) -> Event? {
    guard file.isName(index) else { return nil }
    let word = file.word(index)
    let value = file.word(index + 2)
    let isTruth = Self.truth.contains(value)
    if isTruth || Self.falsehood.contains(value) {
      if file.isMark(index + 1, "="),
        !["let", "var", "val", "bool", "Bool", "final", "boolean", "mut", "const", "BOOL"].contains(
          file.word(index - 1)), !file.isMark(index - 1, ":"), !isDeclaration(index)
      {
        let name =
          ["value", "wrappedValue", "Value", "current"].contains(word) ? file.word(index - 2) : word
        return Event(token: index, name: Self.plain(name), isSet: isTruth, isChecked: false)
      }
      if file.isMark(index + 1, "("), word.hasPrefix("set"), word.count > 5 {
        return Event(token: index, name: Self.plain(word), isSet: isTruth, isChecked: false)
      }
      if file.isMark(index + 1, "("), Self.writing.contains(word), file.isMark(index - 1, ".") {
        return Event(
          token: index, name: Self.plain(file.word(index - 2)), isSet: isTruth, isChecked: false)
      }
      if file.isMark(index + 1, ":"),
        word.hasPrefix("set") && file.language == .objectiveC
          || ["copyWith", "copy"].contains(callee(index))
          || file.language.isScript && Self.merging.contains(merger(index))
      {
        return Event(token: index, name: Self.plain(word), isSet: isTruth, isChecked: false)
      }
    }
    if Self.swapping.contains(word), file.isMark(index + 1, "("), file.mates[index + 1] > index,
      file.isMark(index - 1, ".")
    {
      let arguments = index + 2..<file.mates[index + 1]
      guard
        let last = arguments.last(where: {
          Self.truth.contains(file.word($0)) || Self.falsehood.contains(file.word($0))
        })
      else { return nil }
      return Event(
        token: index, name: Self.plain(file.word(index - 2)),
        isSet: Self.truth.contains(file.word(last)), isChecked: true)
    }
    // Interlocked.CompareExchange(ref busy, 1, 0)
    if file.language == .cSharp, word == "ref", file.isMark(index + 2, ","),
      ["0", "1"].contains(file.word(index + 3))
    {
      return Event(
        token: index, name: Self.plain(file.word(index + 1)), isSet: file.word(index + 3) == "1",
        isChecked: file.word(index + 3) == "1")
    }
    return nil
  }

  /// What writes the members of a literal into a state.
  private static let merging: Set<String> = [
    "setState", "patchState", "patch", "assign", "update", "set",
  ]

  private func merger(_ index: Int) -> String {
    let brace = file.parents[index]
    guard brace > 0, file.isMark(brace, "{") else { return "" }
    return callee(brace)
  }

  private func callee(_ index: Int) -> String {
    let open = file.parents[index]
    return open > 0 ? file.word(open - 1) : ""
  }

  /// `var busy: Bool = false`, `let mut busy: bool = false`
  private func isDeclaration(_ index: Int) -> Bool {
    guard file.isMark(index - 1, ":") else { return false }
    return true
  }
}

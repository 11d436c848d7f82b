/// Which branches of `#if` are compiled, as far as the modules that are there decide it.
///
/// Conditions of any other kind stay open: all branches that they may choose are kept.
struct SwiftConditions {
  private let words: [String]
  private let hasModule: (String) -> Bool
  private var at = 0

  private struct Branch {
    /// Whether a branch before this one is compiled for certain.
    var isSettled: Bool
    var isOn: Bool
  }

  /// - Parameters:
  ///   - words: A file's words and signs.
  ///   - hasModule: Whether a module can be imported.
  /// - Returns: The places of those that are compiled, without the conditions.
  static func compiled(_ words: [String], _ hasModule: @escaping (String) -> Bool) -> [Int] {
    var reader = SwiftConditions(words: words, hasModule: hasModule)
    var found: [Int] = []
    var branches: [Branch] = []
    while reader.at < words.count {
      let place = reader.at
      reader.at += 1
      switch words[place] {
      case "#if":
        let value = reader.alternatives()
        branches.append(Branch(isSettled: value == true, isOn: value != false))
      case "#elseif":
        let value = reader.alternatives()
        guard let last = branches.popLast() else { break }
        branches.append(
          Branch(
            isSettled: last.isSettled || value == true, isOn: !last.isSettled && value != false))
      case "#else":
        guard let last = branches.popLast() else { break }
        branches.append(Branch(isSettled: true, isOn: !last.isSettled))
      case "#endif": _ = branches.popLast()
      default: if branches.allSatisfy(\.isOn) { found.append(place) }
      }
    }
    return found
  }

  private var word: String { at < words.count ? words[at] : "" }

  /// `a || b`; nil where that is not known.
  private mutating func alternatives() -> Bool? {
    var value = both()
    while take("|", "|") {
      let other = both()
      value = value == true || other == true ? true : value == nil || other == nil ? nil : false
    }
    return value
  }

  /// `a && b`.
  private mutating func both() -> Bool? {
    var value = one()
    while take("&", "&") {
      let other = one()
      value = value == false || other == false ? false : value == nil || other == nil ? nil : true
    }
    return value
  }

  private mutating func one() -> Bool? {
    if take("!") { return one().map { !$0 } }
    if take("(") {
      defer { _ = take(")") }
      return alternatives()
    }
    let name = word
    at += 1
    guard word == "(" else { return nil }
    let module = at + 1 < words.count ? words[at + 1] : ""
    while at < words.count, word != ")" { at += 1 }
    at += 1
    return name == "canImport" ? hasModule(module) : nil
  }

  private mutating func take(_ signs: String...) -> Bool {
    guard words[min(at, words.count)...].starts(with: signs) else { return false }
    at += signs.count
    return true
  }
}

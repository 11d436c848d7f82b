extension AppFile {
  /// What is compiled of it here, and is not the same as on a device.
  static func differences(_ tokens: [String]) -> [String] {
    func token(_ index: Int) -> String { index < tokens.count ? tokens[index] : "" }
    var found: [String] = []
    if tokens.indices.contains(where: { at in
      ["#if", "#elseif"].contains(tokens[at])
        && (at..<at + 12).contains { token($0) == "os" && token($0 + 2) != "Linux" }
    }) {
      found.append("what is inside '#if os(…)' of another platform is not compiled on Linux")
    }
    if tokens.indices.contains(where: { at in
      tokens[at] == "NSError" && at > 0
        && (["?", "!"].contains(tokens[at - 1])
          || tokens[at - 1] == "as" && tokens[max(0, at - 5)..<at].contains("catch"))
    }) {
      found.append(
        "on Linux only an NSError is caught by 'catch let error as NSError' or 'as? NSError'; "
          + "'(error as NSError)' works for all")
    }
    return found
  }
}

/// What an empty text is handed to.
extension EmptyRule {
  /// Whether the value is handed to something, of which another value is given the name.
  func isArgumentOfOther(_ index: Int, in statement: Range<Int>) -> Bool {
    var open = file.parents[index]
    while open > statement.lowerBound {
      let callee = file.word(open - 1)
      if file.isMark(open, "{"), file.kind(ofBrace: open) == .other,
        file.isMark(index + 1, ":") || file.isText(index)
      {
        return true
      }
      if file.isMark(open, "("), file.isName(open - 1), !Self.getters.contains(callee),
        !["String", "string", "str", "trim", "strval", "ofNullable", "toString"].contains(callee),
        !SourceFile.namesNonce(callee), callee.first?.isLowercase == true,
        !["if", "return", "in", "and", "or", "not"].contains(callee)
      {
        return true
      }
      open = file.parents[open]
    }
    return false
  }

  /// `rawNonce: payload.nonce ?? ''`: what is given as the raw nonce is compared with no claim here.
  func isGivenAsRaw(_ index: Int) -> Bool {
    facts.receivers(of: index).contains { place in
      place != index
        && ["rawnonce", "setrawnonce"].contains(
          file.word(place).lowercased().replacing("_", with: ""))
    }
  }
}

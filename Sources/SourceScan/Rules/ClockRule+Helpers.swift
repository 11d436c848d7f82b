/// Functions that give the time to what makes a nonce of it.
extension ClockRule {
  /// Whether a function gives the time back, and is called where a nonce alone is made of that:
  /// `private fun stamp() = …`, `nonce = stamp()`.
  func isGivenBack(_ index: Int) -> Bool {
    let statement = file.statement(at: index)
    guard let name = giver(index, statement), name.count > 1 else { return false }
    return facts.places(of: name).contains { place in
      guard !statement.contains(place), !Self.declaring.contains(file.word(place - 1)) else {
        return false
      }
      let isCall =
        file.isMark(place + 1, "(") || file.language == .ruby || file.language == .objectiveC
        || file.language == .cSharp
      let use = file.statement(at: place)
      return isCall && use.count < 60 && !drawsRandom(use) && !isDifference(use)
        && facts.givesNonce(place, true)
    }
  }

  private static let declaring: Set<String> = [
    "fun", "func", "def", "fn", "function", "String", "string", "long", "int", "void", ")",
  ]

  /// The function whose value the statement at a token is.
  private func giver(_ index: Int, _ statement: Range<Int>) -> String? {
    let around = file.surroundings(of: index).last {
      $0.kind == .function && !$0.name.isEmpty
    }
    if let around, !drawsRandom(around.body) {
      let isLast = (statement.upperBound..<max(statement.upperBound, around.body.upperBound))
        .allSatisfy { [";", "end", "}"].contains(file.word($0)) }
      if file.word(statement.lowerBound) == "return" || isLast { return around.name }
      return nil
    }
    // `String stamp() => …`, `const stamp = () => …`, `fun stamp() = …`, `string Stamp => …`
    guard !file.isInFunction(index) else { return nil }
    let head = statement.lowerBound..<index
    if let arrow = head.first(where: { file.isMark($0, "=>") }) {
      var place = arrow - 1
      while place > statement.lowerBound, file.isMark(place, ")") || file.isMark(place, "=") {
        place = file.mates[place] >= 0 ? file.mates[place] - 1 : place - 1
      }
      return file.isName(place) ? file.word(place) : nil
    }
    guard file.language == .kotlin || file.language == .ruby,
      let word = head.first(where: { ["fun", "def"].contains(file.word($0)) })
    else { return nil }
    return file.word(word + 1)
  }

  /// Whether a text has a name's value in it: `"$now:$device"`, `format!("{now:x}")`.
  func isWritten(_ name: String, in place: Int) -> Bool {
    let name = name.replacing("$", with: "")
    return file.isText(place)
      && (file.word(place).contains("$\(name)") || file.word(place).contains("{\(name)"))
  }

  /// A time that is compared with another, or taken from it, is a time of expiry.
  func isDifference(_ statement: Range<Int>) -> Bool {
    statement.contains { index in
      guard file.kind(index) == .mark, ["-", "<", ">", ">=", "<="].contains(file.word(index)) else {
        return false
      }
      // `Sha256<…>`, `List<String>` are types.
      return !(file.isMark(index, "<") || file.isMark(index, ">"))
        || file.kind(index - 1) == .number || file.kind(index + 1) == .number
        || file.word(index - 1).first?.isUppercase == false && file.isMark(index, "<")
    }
      || file.contains(
        [
          "add", "plus", "timedelta", "expires", "expiresAt", "ttl", "plusSeconds", "AddMinutes",
          "sleep",
        ],
        in: statement)
  }

  /// `{ rawNonce, now = Date.now() }`: what a member or a parameter is where none is given; what stands
  /// beside it is no concern of its.
  func isDefault(_ index: Int, _ statement: Range<Int>) -> Bool {
    guard file.language.isScript,
      let sign = (statement.lowerBound..<index).last(where: { file.isMark($0, "=") }),
      file.isName(sign - 1)
    else { return false }
    let place = file.word(sign - 2) == ":" ? sign - 4 : sign - 2
    return [",", "{", "("].contains(file.word(place)) && file.kind(place) == .mark
      && file.parents[sign] >= 0
  }
}

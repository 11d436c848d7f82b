/// Members that are there, as far as the types of a file tell.
extension ComparisonRule {
  /// Ruby: whether a member gets its value where the object is made, and is looked at there, or is
  /// looked at elsewhere in its type.
  func isSetOnce(_ name: Int) -> Bool {
    let word = file.word(name)
    guard let type = file.surroundings(of: name).last(where: { $0.kind == .type }) else {
      return false
    }
    return file.blocks.contains { block in
      block.kind == .function && block.name == "initialize" && type.body.contains(block.header)
        && (file.contains(["raise", "fail"], in: block.body)
          || file.contains(Self.checks, in: block.body))
    }
      || type.body.contains { place in
        guard place != name, file.word(place) == word, file.isMark(place - 1, "@") else {
          return false
        }
        let statement = file.statement(at: place)
        return file.isMark(place + 1, "=")
          ? file.contains(["hexdigest", "digest", "fetch"], in: statement)
          : file.contains(["unless", "nil?", "raise"], in: statement)
            && !statement.contains { file.isComparison($0) }
      }
  }

  /// Whether a type of the file, and not that of the claims, declares a member so that it is there.
  ///
  /// What a session declares is there only once it was kept.
  func isPresentMember(_ name: Int) -> Bool {
    guard [.typeScript, .python, .php, .cSharp].contains(file.language), file.isName(name - 2),
      !file.word(name - 2).lowercased().contains("session")
    else { return false }
    let word = (file.language == .php ? "$" : "") + file.word(name)
    let places = file.words.indices.filter { place in
      guard file.words[place] == word, file.isName(place), !file.isInFunction(place)
      else { return false }
      let type = file.surroundings(of: place).last { $0.kind == .type }?.name.lowercased() ?? ""
      guard !["claim", "token", "payload", "session"].contains(where: type.contains) else {
        return false
      }
      return file.isMark(place + 1, ":") || file.isMark(place + 1, "?:")
        || file.language == .php && file.isName(place - 1)
        || file.language == .cSharp && (file.isName(place - 1) || file.isMark(place - 1, "?"))
          && ["string", "required"].contains(
            file.word(file.isName(place - 1) ? place - 1 : place - 2))
    }
    return !places.isEmpty
      && places.allSatisfy { place in
        let open = file.parents[place]
        // C#: of a record, whose values are all given.
        if file.language == .cSharp {
          return file.word(place - 1) == "string" && file.isMark(open, "(")
            && [open - 2, open - 3].contains { file.word($0) == "record" }
        }
        return !isOptional(place)
          && (file.language == .php
            ? file.word(place - 1) == "string" : ["string", "str"].contains(file.word(place + 2)))
      }
  }

  /// Whether only types of claims declare a member of that name so that it may be nothing.
  func isDeclaredByClaims(_ name: String) -> Bool {
    let places = file.words.indices.filter {
      file.words[$0] == name && file.isName($0) && isOptional($0)
    }
    return !places.isEmpty
      && places.allSatisfy { place in
        let open = file.parents[place]
        let type =
          file.isMark(open, "(")
          ? file.word(open - 1)
          : file.surroundings(of: place).last { $0.kind == .type }?.name ?? ""
        let plain = type.lowercased()
        return ["claim", "token", "payload"].contains(where: plain.contains)
      }
  }

  /// Whether the file declares a member of that name whose type excludes nothing.
  func isDeclaredPresent(_ name: String) -> Bool {
    file.words.indices.contains { place in
      file.words[place] == name && file.isMark(place + 1, ":") && file.isName(place + 2)
        && ["let", "var", "val"].contains(file.word(place - 1)) && !isOptional(place)
        // Dart: `final String nonce;`
        || file.language == .dart && file.words[place] == name && file.word(place - 1) == "String"
          && !file.isInFunction(place)
    }
  }

  /// Whether a name is declared so; what the function around says of it comes first.
  func isDeclaredOptional(_ name: String, near scope: Range<Int>) -> Bool {
    let own = scope.filter { place in
      file.words[place] == name && file.isName(place) && file.isMark(place + 1, ":")
        && file.isName(place + 2) && file.isMark(file.parents[place], "(")
        && place < (file.blocks.first { $0.header == scope.lowerBound }?.body.lowerBound ?? 0)
    }
    return own.isEmpty ? isDeclaredOptional(name) : own.contains(where: isOptional)
  }

  func isDeclaredOptional(_ name: String) -> Bool {
    file.words.indices.contains { file.words[$0] == name && file.isName($0) && isOptional($0) }
  }

  func isEmptyText(_ index: Int) -> Bool {
    file.isText(index) && file.words[index].isEmpty || file.word(index) == "null"
  }

  /// What two values of one type are called where they are compared with each other.
  private static let alike: Set<String> = [
    "other", "old", "new", "previous", "prev", "lhs", "rhs", "oldValue", "newValue", "left",
    "right",
    "oldState", "newState", "oldWidget", "that", "prevProps",
  ]

  /// `operator ==`, `equals(other)`, `old.nonce != new.nonce`: whether two are alike, which says
  /// nothing of a token.
  func isEquality(_ index: Int) -> Bool {
    let (left, right) = file.isName(index) ? arguments(index) ?? (0..<0, 0..<0) : sides(index)
    return [left, right].contains { side in
      guard let first = side.first, side.count >= 3 else { return false }
      return Self.alike.contains(file.word(first))
    }
  }
}

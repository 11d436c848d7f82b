extension VectorProblem {
  /// What is wrong with a vector file.
  package enum Reason: Sendable, Equatable {
    /// The text is no JSON.
    case notJSON(line: Int, column: Int, found: String, expected: String)
    /// The file fits no type of vector.
    case undecodable(String)
    /// A key occurs twice in one object.
    case duplicateKey(String)
    /// A key that the schema does not know.
    case unknownKey(String, nearest: String?)
    /// A key that the schema asks for is absent.
    case missingKey(String)
    /// A value of another JSON type.
    case wrongType(found: String, expected: String)
    /// A value that is none of those allowed.
    case notAllowed(found: String, allowed: [String], nearest: String?)
    /// A number below the least one.
    case tooSmall(found: Int, least: Int)
    /// A list with too few items.
    case tooFew(found: Int, least: Int)
    /// A text that breaks the rule which the schema names.
    case badFormat(found: String, expected: String)
    /// The schema that the file names does not exist.
    case unknownSchema(String, expected: String)
    /// The schema uses a keyword that the linter cannot judge.
    case unknownKeyword(String)
    /// `numberOfTests` is not the number of tests.
    case wrongNumberOfTests(found: Int, expected: Int)
    /// Groups of more than one type in one file.
    case mixedGroups(found: String, first: String)
    /// An id that another test has.
    case duplicateID(String, first: String)
    /// An id that begins with another area.
    case foreignID(String, area: String)
    /// A flag that `notes` does not define.
    case undefinedFlag(String, nearest: String?)
    /// A note that no test uses.
    case unusedNote(String)
    /// Neither the test nor its group names a requirement.
    case noRequirement
    /// A requirement that does not exist.
    case unknownRequirement(String, nearest: String?)
    /// A requirement of another area.
    case foreignRequirement(String, area: String)
    /// Two members that have to agree do not.
    case disagree(String)
  }
}

extension VectorProblem.Reason: CustomStringConvertible {
  /// What was found, what was expected, and what to do.
  package var description: String {
    switch self {
    case .notJSON(let line, let column, let found, let expected):
      return "line \(line), column \(column): found \(found), expected \(expected)."
    case .undecodable(let text): return "cannot be read: \(text)"
    case .duplicateKey(let key): return "the key '\(key)' occurs twice. Delete one."
    case .unknownKey(let key, let nearest): return "unknown key '\(key)'." + hint(nearest)
    case .missingKey(let key): return "the key '\(key)' is missing."
    case .wrongType(let found, let expected): return "found \(found), expected \(expected)."
    case .notAllowed(let found, let allowed, let nearest):
      let list = allowed.map { "'\($0)'" }.joined(separator: ", ")
      let expected = allowed.count == 1 ? list : "one of \(list)"
      return "found '\(found)', expected \(expected)." + (allowed.count == 1 ? "" : hint(nearest))
    case .tooSmall(let found, let least): return "found \(found), expected at least \(least)."
    case .tooFew(let found, let least):
      return "found \(found) items, expected at least \(least)."
    case .badFormat(let found, let expected): return "found '\(found)', expected \(expected)."
    case .unknownSchema(let found, let expected):
      return "found the schema '\(found)', expected '\(expected)'."
    case .unknownKeyword(let keyword):
      return "the linter does not know the schema keyword '\(keyword)'."
    case .wrongNumberOfTests(let found, let expected):
      return "found \(found), but the groups hold \(expected) tests."
    case .mixedGroups(let found, let first):
      return "found a group of type '\(found)' after '\(first)', expected one type in a file."
    case .duplicateID(let id, let first): return "the id '\(id)' is taken by \(first)."
    case .foreignID(let id, let area): return "found the id '\(id)', expected one of '\(area)-…'."
    case .undefinedFlag(let flag, let nearest):
      return "the flag '\(flag)' is not defined in notes." + hint(nearest)
    case .unusedNote(let flag): return "no test has the flag '\(flag)'. Delete the note."
    case .noRequirement: return "neither the test nor its group names a requirement."
    case .unknownRequirement(let id, let nearest):
      return "unknown requirement '\(id)'." + hint(nearest)
    case .foreignRequirement(let id, let area):
      return "the requirement '\(id)' is not of the area '\(area)'."
    case .disagree(let text): return text
    }
  }

  private func hint(_ nearest: String?) -> String {
    nearest.map { " Did you mean '\($0)'?" } ?? ""
  }
}

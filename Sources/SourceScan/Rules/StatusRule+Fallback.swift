/// Failures of a source that are answered by a number of the caller's own.
extension StatusRule {
  /// `guard SecRandomCopyBytes(…) == errSecSuccess else { return 0 }`
  func fallback(_ call: Int) -> ScanHit? {
    guard file.language == .swift, file.isInFunction(call) else { return nil }
    let function = file.namedFunction(of: call)
    // A status is no value.
    let type = function.first { file.isMark($0, "->") }.map { file.word($0 + 1) }
    guard let type,
      ["Int", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Int64", "Double"]
        .contains(type)
    else { return nil }
    let returns = function.filter { $0 > call && file.isName($0) && file.word($0) == "return" }
    func isNumber(_ place: Int) -> Bool {
      file.kind(place + 1) == .number
        || file.isMark(place + 1, "-") && file.kind(place + 2) == .number
    }
    guard let own = returns.first(where: isNumber), !returns.allSatisfy(isNumber),
      isFailure(of: call, own)
    else { return nil }
    return hit(call, .likely, "where it fails, a number that is always the same is given back")
  }

  /// Whether a place is where the call, or the status that it gave, was found to be wrong.
  private func isFailure(of call: Int, _ place: Int) -> Bool {
    let brace = file.brace(of: place)
    let statement = file.statement(at: brace - 1)
    let head = statement.lowerBound..<max(statement.lowerBound, brace)
    let isAsked =
      head.contains(call)
      || head.contains {
        $0 > call && file.statement(at: call).lowerBound < $0
          && file.isName($0) && isStatus(file.word($0), of: call)
      }
    let isUnlike = head.contains { ["!=", "else", "<", "<="].contains(file.word($0)) }
    return isAsked && isUnlike && ["if", "guard"].contains(file.word(statement.lowerBound))
  }

  private func isStatus(_ name: String, of call: Int) -> Bool {
    file.follows([name, "="], at: file.statement(at: call).lowerBound + 1)
  }
}

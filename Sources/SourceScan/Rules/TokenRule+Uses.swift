/// What becomes of claims that are read without a signature.
extension TokenRule {
  private static let logging: Set<String> = [
    "debug", "info", "print", "log", "warning", "LOGGER", "_LOGGER", "logger", "logging",
  ]
  private static let harmless: Set<String> = [
    "exp", "iat", "nbf", "expires_in", "header", "kid", "alg",
  ]

  /// Whether what is read is only written to a log, asked for its time, or for the key that it names.
  func decidesNothing(_ index: Int, in scope: Range<Int>) -> Bool {
    let statement = file.statement(at: index)
    guard let sign = statement.first(where: { file.isMark($0, "=") }), sign < index,
      file.isName(sign - 1), file.isInFunction(index)
    else { return false }
    let name = file.word(sign - 1)
    let uses = scope.filter {
      $0 >= statement.upperBound && file.isName($0) && file.word($0) == name
        && !file.isMark($0 - 1, ".")
    }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        if file.isMark(use + 1, "["), Self.harmless.contains(file.word(use + 2)) { return true }
        if file.follows([".", "get", "("], at: use + 1) {
          return Self.harmless.contains(file.word(use + 4))
        }
        let begin = file.statement(at: use).lowerBound
        return (begin..<min(begin + 4, use)).contains { Self.logging.contains(file.word($0)) }
      }
  }

  /// Whether a function takes its token from what a request brings along, and a user from that.
  func takesBearer(in scope: Range<Int>) -> Bool {
    var isBrought = false, isUser = false
    for place in scope where file.kind(place) != .mark {
      switch file.word(place).lowercased() {
      case "authorization", "auth_header", "bearer ", "httpauthorizationcredentials":
        isBrought = true
      case "sub", "user_id", "userid": isUser = true
      default: continue
      }
    }
    return isBrought && isUser
  }
}

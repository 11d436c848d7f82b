/// Nonces that a session or an application keeps for every attempt.
extension KeepingRule {
  /// `session[:nonce] ||= make()`, `$_SESSION['nonce'] ??= make()`, and nothing of the file takes it
  /// out again: the second attempt finds the first one's.
  var keptEntries: [ScanHit] {
    guard file.language == .ruby || file.language == .php || file.language.isScript else {
      return []
    }
    let isTakenOut = file.words.indices.contains { place in
      ["delete", "unset", "pull", "forget", "remove", "destroy", "reset_session"].contains(
        file.word(place)) && file.isName(place)
    }
    if isTakenOut { return [] }
    return file.words.indices.compactMap { index in
      guard file.nonces[index], NonceName.isValue(file.word(index)), file.isInFunction(index)
      else { return nil }
      let end = file.isMark(index + 1, "]") ? index + 2 : index + 1
      let isOr =
        file.isMark(end, "??=") || file.isMark(end, "||=")
        || ["??", "||"].contains(file.word(end)) && file.isMark(end + 1, "=")
      let statement = file.statement(at: index)
      let isSession = (statement.lowerBound..<index).contains {
        file.word($0).lowercased().contains("session")
      }
      guard isOr, isSession, isMade(end + 1..<max(end + 1, statement.upperBound)) else {
        return nil
      }
      return hit(index, .likely, "'\(file.word(index))' is made once for all attempts of a session")
    }
  }

  /// Who serves all attempts, by the name that a statement begins with.
  private static let applications: Set<String> = [
    "app", "rails", "config", "server", "process", "global", "globalthis", "window", "settings",
    "application", "fastify",
  ]

  /// `app.locals.nonce = make()`, `app.config["LOGIN_NONCE"] = make()` outside of all functions
  var ofApplications: [ScanHit] {
    guard file.language == .ruby || file.language == .python || file.language.isScript else {
      return []
    }
    return file.words.indices.compactMap { index in
      guard file.nonces[index], Self.isNonce(file.word(index)), !file.isInFunction(index),
        [".", "["].contains(file.word(index - 1))
      else { return nil }
      let sign = file.isMark(index + 1, "]") ? index + 2 : index + 1
      let statement = file.statement(at: index)
      guard file.isMark(sign, "="),
        Self.applications.contains(file.word(statement.lowerBound).lowercased()),
        // A route's block is run for each request.
        file.parents[statement.lowerBound] < 0, file.tokens[statement.lowerBound].column == 0,
        isMade(sign + 1..<max(sign + 1, statement.upperBound))
      else { return nil }
      return hit(index, .likely, "'\(file.word(index))' is made once for the whole process")
    }
  }
}

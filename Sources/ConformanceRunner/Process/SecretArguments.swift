/// Hides what looks like a secret among a command's arguments: reports and logs are kept and shown.
package enum SecretArguments {
  /// What stands in a secret's place.
  package static let redacted = "(redacted)"

  /// Words that name a secret; the last one of an option's or a variable's name counts.
  private static let names: Set<String> = [
    "password", "passwd", "pwd", "passphrase", "secret", "token", "key", "apikey", "credential",
    "credentials", "bearer",
  ]
  /// How keys of well-known services begin, and JSON Web Tokens.
  private static let beginnings = [
    "sk-", "sk_live_", "sk_test_", "rk_live_", "ghp_", "gho_", "ghs_", "github_pat_", "glpat-",
    "xoxb-", "xoxp-", "AKIA", "AIza", "eyJ", "-----BEGIN", "Bearer ", "Authorization:",
  ]
  /// A beginning alone is a word like any other.
  private static let shortest = 16

  /// The words as reports show them.
  package static func shown(_ words: [String]) -> [String] {
    var isValue = false
    return words.enumerated().map { index, word in
      defer { isValue = index > 0 && word.hasPrefix("-") && !word.contains("=") && isNamed(word) }
      // An option that follows has not been given its value.
      if isValue, !word.hasPrefix("--") { return redacted }
      return index == 0 ? word : shown(word)
    }
  }

  private static func shown(_ word: String) -> String {
    if let sign = word.firstIndex(of: "="), isNamed(word[..<sign]), word.last != "=" {
      return word[...sign] + redacted
    }
    let value = word.split(separator: "=", maxSplits: 1).last ?? ""
    if value.utf8.count >= shortest, beginnings.contains(where: value.hasPrefix) {
      return word.dropLast(value.count) + redacted
    }
    // https://user:password@host
    if let scheme = word.firstRange(of: "://"),
      let host = word[scheme.upperBound...].firstIndex(of: "@"),
      let colon = word[scheme.upperBound..<host].firstIndex(of: ":"),
      !word[scheme.upperBound..<host].contains("/")
    {
      return word[...colon] + redacted + word[host...]
    }
    return word
  }

  /// Whether the name of an option or a variable says that its value is secret.
  private static func isNamed(_ name: Substring) -> Bool {
    let words = name.split { "-_.".contains($0) }.map { $0.lowercased() }
    return words.last.map(names.contains) ?? false
  }

  private static func isNamed(_ name: String) -> Bool { isNamed(name[...]) }
}

/// Hides what looks like a secret among a command's arguments: reports and logs are kept and shown.
///
/// Whoever reads a report must not learn a secret from it; that a harmless word is hidden, too, costs
/// no more than a look at the command.
package enum SecretArguments {
  /// What stands in a secret's place.
  package static let redacted = "(redacted)"

  /// Words that name a secret; the last one of an option's, a variable's or a header's name counts.
  private static let names: Set<String> = [
    "password", "passwd", "passphrase", "passcode", "pass", "pwd", "pw", "otp", "secret", "secrets",
    "token", "key", "apikey", "auth", "authorization", "credential", "credentials", "creds",
    "bearer", "cookie", "cookies", "jwt", "pat", "sas", "sig", "mnemonic", "sessionid",
  ]
  /// Names are also written as one word: `accesstoken`, `PGPASSWORD`.
  private static let endings = [
    "password", "passwd", "passphrase", "secret", "token", "apikey", "credentials", "cookie",
  ]
  /// Of these a seed is a secret; of most programs it is a number.
  private static let seeded: Set<String> = ["otp", "totp", "hotp", "wallet", "recovery"]
  /// Options whose value is a name and a password.
  private static let logins: Set<String> = ["-u", "--user", "-U", "--proxy-user", "--login"]
  /// How keys of well-known services begin, and JSON Web Tokens.
  private static let beginnings = [
    "sk-", "sk_live_", "sk_test_", "rk_live_", "ghp_", "gho_", "ghs_", "ghu_", "github_pat_",
    "glpat-", "xoxb-", "xoxp-", "npm_", "pypi-", "hvs.", "AKIA", "AIza", "ya29.", "eyJ",
    "-----BEGIN", "Bearer ", "Basic ", "Authorization:",
  ]
  /// A beginning alone is a word like any other.
  private static let shortest = 16

  /// The words as reports show them.
  package static func shown(_ words: [String]) -> [String] {
    var before = ""
    return words.enumerated().map { index, word in
      defer { before = index > 0 && word.hasPrefix("-") && !word.contains("=") ? word : "" }
      // An option that follows has not been given its value.
      if isNamed(before[...]), !word.hasPrefix("--") { return redacted }
      if logins.contains(before) { return withoutPassword(word) }
      return index == 0 ? word : shown(word)
    }
  }

  private static func shown(_ word: String) -> String {
    let value = word.split(separator: "=", maxSplits: 1).last ?? ""
    if value.utf8.count >= shortest, beginnings.contains(where: value.hasPrefix) {
      return word.dropLast(value.count) + redacted
    }
    return withoutValues(withoutUser(word))
  }

  /// `https://user:password@host`, and `https://token@host`.
  private static func withoutUser(_ word: String) -> String {
    guard let scheme = word.firstRange(of: "://") else { return word }
    let authority = word[scheme.upperBound...].prefix { !"/?#".contains($0) }
    guard let host = authority.lastIndex(of: "@") else { return word }
    let user = authority[..<host]
    let name = user.prefix { $0 != ":" }
    guard name.endIndex < host else {
      return user.utf8.count < shortest
        ? word : word[..<scheme.upperBound] + redacted + word[host...]
    }
    return word[...name.endIndex] + redacted + word[host...]
  }

  /// `user:password`; two numbers are a user's and a group's.
  private static func withoutPassword(_ word: String) -> String {
    guard let colon = word.firstIndex(of: ":"), word.contains(where: { !$0.isNumber && $0 != ":" })
    else { return shown(word) }
    return word[...colon] + redacted
  }

  /// `NAME=value`, `Name: value`, `?name=value&…`, `{"name": "value"}`.
  ///
  /// Of a name that begins the word the value is all that follows.
  private static func withoutValues(_ word: String) -> String {
    var shown = ""
    var rest = word[...]
    while let sign = rest.firstIndex(where: { $0 == "=" || $0 == ":" }) {
      let name = lastName(in: rest[..<sign])
      shown += rest[...sign]
      rest = rest[rest.index(after: sign)...]
      guard isNamed(name), !rest.hasPrefix(redacted), rest.contains(where: { $0 != "=" }) else {
        continue
      }
      if name.startIndex == word.startIndex { return shown + redacted }
      let blank = rest.prefix { "\"' ".contains($0) }
      rest = rest.dropFirst(blank.count)
      shown += blank
      // What is named holds values with names of their own.
      if let first = rest.first, "{[".contains(first) { continue }
      shown += redacted
      rest = rest.drop { !"&;,\"'}# ".contains($0) }
    }
    return shown + rest
  }

  private static func lastName(in text: Substring) -> Substring {
    var name = text
    while let last = name.last, "\"' ".contains(last) { name = name.dropLast() }
    guard let before = name.lastIndex(where: { !isOfName($0) }) else { return name }
    return name[name.index(after: before)...]
  }

  private static func isOfName(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || "-_.".contains(letter)
  }

  /// Whether the name of an option, a variable or a header says that its value is secret.
  private static func isNamed(_ name: Substring) -> Bool {
    let words = words(of: name)
    guard let last = words.last, words.first != "no" else { return false }
    return names.contains(last) || endings.contains(where: last.hasSuffix)
      || last == "seed" && words.contains(where: seeded.contains)
  }

  /// `DB_PASS`, `--api-key`, `accessToken` and `APIKey` are two words each.
  private static func words(of name: Substring) -> [String] {
    let letters = Array(name)
    var words = [""]
    for (index, letter) in letters.enumerated() {
      let isAfterLower = index > 0 && !letters[index - 1].isUppercase
      let isBeforeLower = index + 1 < letters.count && letters[index + 1].isLowercase
      if "-_.".contains(letter) || letter.isUppercase && (isAfterLower || isBeforeLower) {
        words.append("")
      }
      if !"-_.".contains(letter) { words[words.count - 1] += letter.lowercased() }
    }
    return words.filter { !$0.isEmpty }
  }
}

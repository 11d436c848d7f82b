/// Whether a name is that of a nonce, and not of something about nonces.
enum NonceName {
  /// What may follow: `nonceText`, `nonceForLogin`, `nonce2`.
  private static let endings = [
    "string", "str", "value", "val", "text", "raw", "hex", "base64", "b64", "plain", "token",
    "for", "from", "with", "param", "parameter", "data", "bytes", "async", "if", "or", "of",
  ]

  /// What may not, though it begins so.
  private static let others = ["formatter", "format", "form", "ifvalid", "dataclass", "paramname"]

  /// Words that tell that a name is about nonces: `nonceLength`, `nonce_key`, `bytesPerNonce`.
  private static let about: Set<String> = [
    "length", "len", "count", "size", "key", "header", "type", "generator", "store", "storage",
    "provider", "factory", "service", "manager", "source", "alphabet", "charset", "chars",
    "letters", "name", "label", "field", "error", "failure", "mismatch", "expiry", "expires", "ttl",
    "lifetime", "timeout", "age", "time", "date", "at", "cache", "repository", "validator",
    "verifier", "checker", "matches", "valid", "required", "present", "prefix", "suffix", "index",
    "policy", "config", "options", "log", "used", "seen", "enabled", "supported", "per", "is",
    "has",
  ]

  /// What follows the last 'nonce' of a name, without what only divides words; nil without one.
  private static func rest(_ name: String) -> Substring? {
    guard SourceFile.namesNonce(name) else { return nil }
    let plain = name.lowercased().filter { $0 != "_" && $0 != "$" }
    guard let range = plain.ranges(of: "nonce").last else { return nil }
    return plain[range.upperBound...]
  }

  /// Whether a name, in whatever case, is that of a nonce or of what gives one.
  static func isValue(_ name: String) -> Bool {
    guard let rest = rest(name) else { return false }
    if rest.count <= 1 { return rest != "s" }
    return endings.contains { rest.hasPrefix($0) } && !others.contains { rest.hasPrefix($0) }
  }

  /// Whether a name may be that of a nonce, whatever else it tells: `nonceInFlight`, `nonceRef`.
  static func mayBeValue(_ name: String) -> Bool {
    guard let rest = rest(name), rest != "s" else { return false }
    return words(name).allSatisfy { word in
      let single = word.last == "s" ? String(word.dropLast()) : word
      return word != "nonces" && !about.contains(word) && !about.contains(single)
    }
  }

  /// What else of a sign-in has to be beyond guessing, as it is called in all languages.
  private static let secrets: Set<String> = [
    "state", "oauthstate", "authstate", "statetoken", "stateparam", "csrfstate",
    "codeverifier", "pkceverifier", "verifier", "codechallenge", "oidcstate",
    "statevalue", "statestring", "statecode", "oauthstatestring", "oauthstatevalue", "loginstate",
    "oauth2state", "authorizationstate", "stateparameter", "ssostate", "signinstate",
    "authstatevalue",
    "newstate", "generatestate", "makestate", "createstate", "randomstate", "generatecodeverifier",
    "oauthstatetoken", "replayguard", "replayvalue", "replaytoken", "antireplay", "ireplayguard",
    "pkcegenerator", "pkceutil", "pkceutils", "pkcehelper", "codeverifiergenerator",
    "codeverifierutil", "codeverifierutils",
  ]

  /// Whether a name, in a file of sign-in, is that of something that nobody may guess.
  static func isSecret(_ name: String) -> Bool {
    let plain = name.lowercased().filter { $0 != "_" && $0 != "$" && $0 != "-" }
    return secrets.contains(plain) || isToken(name) || makesState(name)
  }

  /// Whether a name tells that a state is made: `generateRandomState`, `genStateCode`.
  private static func makesState(_ name: String) -> Bool {
    let parts = words(name).filter { !$0.isEmpty }
    return parts.contains("state") && !stateMakers.isDisjoint(with: parts)
      && parts.allSatisfy {
        $0 == "state" || stateMakers.contains($0) || statePartners.contains($0)
      }
  }

  private static let stateMakers: Set<String> = [
    "generate", "gen", "random", "rand", "generator", "oauth", "csrf",
  ]
  private static let statePartners: Set<String> = [
    "make", "create", "new", "build", "string", "str", "text", "code", "token", "param",
    "parameter", "value", "secure", "auth", "oidc", "login", "get",
  ]

  /// Whether a name, in a file that tells of signing in, is that of what lets somebody in.
  ///
  /// - Parameters:
  ///   - name: As it is written.
  ///   - isMaker: Whether what makes such things counts as well: `TokenMaker`.
  static func isToken(_ name: String, isMaker: Bool = false) -> Bool {
    let parts = words(name).filter { !$0.isEmpty }
    guard parts.count > 1, parts.allSatisfy(secretWords.contains),
      isMaker || makers.isDisjoint(with: parts)
    else { return false }
    return parts.contains {
      ["token", "secret", "ticket", "otp", "verifier", "challenge"].contains($0)
    }
      || parts.contains("code")
        && parts.contains { ["login", "signin", "otp", "link"].contains($0) }
  }

  private static let makers: Set<String> = ["maker", "generator", "factory", "source"]

  /// The words of names of what lets somebody in.
  private static let secretWords: Set<String> = [
    "token", "secret", "ticket", "otp", "verifier", "challenge", "code", "login", "sign", "in",
    "signin", "magic", "link", "auth", "oauth", "session", "csrf", "xsrf", "new", "make",
    "generate", "create", "random", "fresh", "next", "pkce", "one", "time", "state", "build",
    "issue", "draw", "maker", "generator", "factory", "source", "letters", "string", "text",
  ]

  /// Whether a text is a key: one word, and no address or sentence.
  static func isKey(_ text: String) -> Bool {
    text.utf8.allSatisfy { letter in
      letter | 32 >= 97 && letter | 32 <= 122 || letter >= 48 && letter <= 57
        || [UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":")].contains(
          letter)
    }
  }

  /// The words of a name, in lower case.
  static func words(_ name: String) -> [String] {
    var words = [""]
    var wasLower = false
    for letter in name.utf8 {
      let isUpper = letter >= 65 && letter <= 90
      let isPart = isUpper || letter >= 97 && letter <= 122
      if !isPart || isUpper && wasLower { words.append("") }
      if isPart { words[words.count - 1].unicodeScalars.append(Unicode.Scalar(letter | 32)) }
      wasLower = isPart && !isUpper
    }
    return words
  }
}

/// Tokens that are read without being verified.
struct TokenRule {
  private let facts: FileFacts
  private var file: SourceFile { facts.file }

  static func hits(_ facts: FileFacts) -> [ScanHit] {
    guard facts.speaksOfNonce else { return [] }
    let rule = TokenRule(facts: facts)
    return rule.unverified
  }

  /// Whether a token is read in the file, and nothing verifies one.
  static func readsUnverified(_ facts: FileFacts) -> Bool {
    let rule = TokenRule(facts: facts)
    return !rule.verifies && facts.file.words.indices.contains { rule.reading($0) != nil }
  }

  // MARK: reading without verifying

  private static let verifying: Set<String> = [
    "verify", "jwtVerify", "verifyIdToken", "ValidateToken", "ValidateTokenAsync", "verifyToken",
    "verify_oauth2_token", "verifySignature", "verify_signature_with", "ParseWithClaims",
    "verified",
    "validateToken", "parseClaimsJws", "parseSignedClaims", "NimbusJwtDecoder", "JwtDecoders",
    "verifyAsync", "verifyJwt", "createRemoteJWKSet", "parseKeySet", "SecKeyVerifySignature",
    "isValidSignature", "Verify", "validateSignature", "verifySignatureAndDecode", "getPublicKey",
    "verifiedClaims", "verifyIDToken", "VerifyIDToken", "verifyAndDecode", "decodeAndVerify",
    "Keyfunc", "setSigningKey", "verifyWith", "jwks", "JWKS", "openssl_verify",
  ]

  /// Whether something that verifies is called, and not only declared.
  private var verifies: Bool { verifies(in: file.words.indices) }

  /// Whether what is read at a token is verified by the same function, or by one that it calls.
  private func isVerified(_ index: Int) -> Bool {
    guard file.isInFunction(index) else { return verifies }
    let scope = file.scope(of: index)
    return verifies(in: scope)
      || scope.contains { place in
        guard file.isName(place), file.isMark(place + 1, "("),
          !["func", "function", "def", "fun", "fn"].contains(file.word(place - 1))
        else { return false }
        let word = file.word(place)
        return file.blocks.contains { block in
          block.kind == .function && block.name == word && !scope.contains(block.header)
            && verifies(in: block.body)
        }
      } || isVerifiedByCaller(scope)
  }

  /// Whether a function that calls the one around verifies too.
  private func isVerifiedByCaller(_ scope: Range<Int>) -> Bool {
    guard
      let own = file.blocks.first(where: { $0.kind == .function && $0.header == scope.lowerBound }),
      !own.name.isEmpty
    else { return verifies && !isRouteHandler(scope) }
    return file.words.indices.contains { place in
      file.word(place) == own.name && file.isMark(place + 1, "(") && !scope.contains(place)
        && file.isInFunction(place) && verifies(in: file.scope(of: place))
    }
  }

  /// Whether a function stands beside others that answer requests of their own.
  private func isRouteHandler(_ scope: Range<Int>) -> Bool {
    file.language.isScript
      && (scope.contains { file.word($0) == "res" || file.word($0) == "ctx" })
  }

  private func verifies(in range: Range<Int>) -> Bool {
    range.contains { index in
      guard file.isName(index),
        Self.verifying.contains(file.word(index))
          || file.word(index) == "process" && file.isMark(index + 1, "(")
      else { return false }
      let isCall = file.isMark(index + 1, "(") || file.isMark(index + 1, "<")
      if ["=", ":"].contains(file.word(index + 1)),
        ["False", "false", "NO", "0"].contains(file.word(index + 2))
      {
        return false
      }
      // What the file declares itself is judged by what it does.
      if file.blocks.contains(where: { $0.kind == .function && $0.name == file.word(index) }) {
        return false
      }
      return !isCall || file.kind(index - 1) == .mark
        || ["await", "return", "try", "new"].contains(file.word(index - 1))
    }
  }

  private var unverified: [ScanHit] {
    var scopes: Set<Int> = []
    let found = file.words.indices.compactMap { index -> ScanHit? in
      guard let (seen, isExplicit) = reading(index) else { return nil }
      let compares = isExplicit ? comparesNonce : comparesNonce(after: index)
      guard isExplicit || !isVerified(index) else { return nil }
      // A token is split, its part is decoded, and parsed: once is enough.
      if !isExplicit, !scopes.insert(file.scope(of: index).lowerBound).inserted { return nil }
      // The header is read first, and then the token is verified.
      let isRead = isExplicit && file.isInFunction(index) && verifiesToo(index)
      let certainty: Certainty =
        facts.isTest || !compares || isRead
        ? .lookHere : isExplicit && !verifies ? .certain : .likely
      return ScanHit(token: index, rule: .tokenUnverified, certainty: certainty, seen: seen)
    }
    return found
  }

  /// Whether the function around verifies the token beside what reads it without.
  private func verifiesToo(_ index: Int) -> Bool {
    let scope = file.scope(of: index)
    if verifies(in: scope) { return true }
    let own = file.statement(at: index)
    return scope.contains { place in
      guard !own.contains(place), file.word(place) == "decode", file.isMark(place + 1, "("),
        ["jwt", "JWT", "jose"].contains(file.word(place - 2)), file.mates[place + 1] > place
      else { return false }
      let arguments = place + 2..<file.mates[place + 1]
      return !arguments.contains { ["false", "False", "verify_signature"].contains(file.word($0)) }
        && arguments.contains { file.isMark($0, ",") }
    }
  }

  /// Whether the claim of a nonce is compared anywhere.
  private var comparesNonce: Bool {
    file.words.indices.contains { place in
      file.nonces[place] && file.statement(at: place).contains { file.isComparison($0) }
    }
  }

  /// Whether the claim of a nonce is compared soon after, or by what calls the function.
  private func comparesNonce(after index: Int) -> Bool {
    let line = file.line(index)
    let comparison = ComparisonRule(facts: facts)
    // What calls the function around may stand before it.
    let own = file.surroundings(of: index).last { $0.kind == .function && !$0.name.isEmpty }
    let calls =
      own.map { own in
        facts.places(of: own.name).filter { !own.body.contains($0) && file.isMark($0 + 1, "(") }
      } ?? []
    func scopes(_ place: Int) -> (Int) -> Bool {
      guard file.isInFunction(place) else { return { _ in false } }
      let scope = file.scope(of: place)
      return { scope.contains($0) }
    }
    return file.words.indices.contains { place in
      guard (0...40).contains(file.line(place) - line) || calls.contains(where: scopes(place))
      else {
        return false
      }
      if file.isComparison(place), comparison.comparesLocals(place) { return true }
      guard file.nonces[place] else { return false }
      let statement = file.statement(at: place)
      return statement.contains { file.isComparison($0) }
    }
  }

  /// What is read at a token, and whether it says itself that nothing is verified.
  private func reading(_ index: Int) -> (String, isExplicit: Bool)? {
    let word = file.word(index)
    if file.isText(index), word == "verify_signature",
      file.isMark(index + 1, ":"), file.word(index + 2) == "False"
    {
      return ("verify_signature is False", true)
    }
    if ["ValidateIssuerSigningKey", "RequireSignedTokens", "verify_signature"].contains(word),
      ["=", ":", "=>"].contains(file.word(index + 1)),
      ["false", "False"].contains(file.word(index + 2))
    {
      return ("\(word) is false", true)
    }
    if word == "InsecureSkipSignatureCheck", file.isMark(index + 1, ":"),
      file.word(index + 2) == "true"
    {
      return ("\(word) is true", true)
    }
    if file.isText(index), word.lowercased() == "none" {
      let statement = file.statement(at: index)
      return file.contains(["algorithms", "algorithm", "alg"], in: statement)
        && file.contains(["decode", "verify", "jwtVerify"], in: statement)
        ? ("the algorithm is 'none'", true) : nil
    }
    guard file.isName(index) else { return nil }
    switch word {
    case "verify" where file.follows(["=", "False"], at: index + 1) && file.language == .python:
      return file.contains(["decode"], in: file.statement(at: index)) ? ("verify=False", true) : nil
    case "parseClaimsJwt", "parseUnsecuredClaims", "ParseInsecure", "unsafeDecode",
      "decodeUnverified",
      "decode_unverified", "unverified_claims", "dangerous_insecure_decode_with_validation",
      "ParseUnverified", "insecure_disable_signature_validation", "dangerous_insecure_decode",
      "dangerous_unsafe_decode", "insecure_decode", "get_unverified_claims",
      "UnsafeClaimsWithoutVerification":
      return ("\(word) verifies nothing", true)
    case "decode" where [".", "::"].contains(file.word(index - 1)) && file.isMark(index + 1, "("):
      return decoding(index) ?? ownReading(index)
    case "decode" where file.follows(["(", "jwt", ":"], at: index + 1):
      return ("decode(jwt:) verifies nothing", false)
    case "jwtDecode", "jwt_decode", "decodeJwt", "parseJwt", "decodeJWT", "decodeToken",
      "decodeIdToken",
      "jwtDecoder", "decodeJwtPayload", "parseJWT", "decodeIDToken", "decode_token", "decode_jwt":
      let isCall =
        file.isMark(index + 1, "(")
        || file.isMark(index + 1, "<") && [.typeScript, .cSharp].contains(file.language)
      return isCall
        && !["function", "func", "def", "fun", "fn", "import"].contains(file.word(index - 1))
        && !file.blocks.contains { $0.kind == .function && $0.name == word }
        && !(file.language == .dart || file.language == .java || file.language == .cSharp
          ? file.isName(index - 1) && !["return", "await", "new"].contains(file.word(index - 1))
          : false)
        ? ("\(word) verifies nothing", false) : nil
    case "ReadJwtToken", "ReadToken", "ReadJsonWebToken":
      return ("\(word) verifies nothing", false)
    case "JWT" where file.language == .kotlin:
      return file.isMark(index + 1, "(") && !file.isMark(index - 1, ".")
        ? ("JWT(…) verifies nothing", false) : nil
    case "parse":
      guard file.isMark(index - 1, ".") || file.isMark(index - 1, "->"), file.isMark(index + 1, "(")
      else { return nil }
      let isParser =
        ["SignedJWT", "JWTParser", "PlainJWT", "JWSObject", "JWS"].contains(file.word(index - 2))
        || file.language == .php && file.contains(["Parser"], in: file.words.indices)
          && !file.contains(["validator", "validate", "assert"], in: file.words.indices)
      return isParser ? ("parse verifies nothing", false) : nil
    default: return ownReading(index)
    }
  }

  private static let splitting: Set<String> = [
    "split", "explode", "Split", "components", "componentsSeparatedByString", "SplitN", "rsplit",
    "partition", "splitn",
  ]
  private static let reading: Set<String> = [
    "atob", "base64_decode", "urlsafe_b64decode", "urlsafe_decode64", "b64decode", "DecodeString",
    "DecodeSegment", "decode", "FromBase64String", "DecodeBytes", "base64Encoded",
    "base64UrlDecode",
    "initWithBase64EncodedString", "base64url_decode", "decode64", "Decode", "decodeBase64",
    "base64url", "base64urlDecode", "decodeSegment", "strict_decode64", "base64UrlEncoded",
    "base64URLDecode", "base64UrlDecoded", "decode_config", "UrlDecode", "base64URLEncoded",
    "parseBase64",
    "decodeBase64Url", "b64urldecode", "DecodeFromUtf8", "base64DecodeUrl",
  ]

  /// A part between points that is decoded here.
  private func ownReading(_ index: Int) -> (String, isExplicit: Bool)? {
    let word = file.word(index)
    // Buffer.from(part, 'base64')
    let isBuffer =
      word == "Buffer" && file.follows([".", "from", "("], at: index + 1)
      && file.mates[index + 3] > index
      && (index..<file.mates[index + 3]).contains {
        file.isText($0) && file.word($0).hasPrefix("base64")
      }
    guard isBuffer || Self.reading.contains(word) || isParsing(index) else { return nil }
    guard isBuffer || file.isMark(index + 1, "(") || file.isMark(index + 1, ":") else { return nil }
    if ["func", "function", "def", "fun", "fn", "String", "string"].contains(file.word(index - 1)) {
      return nil
    }
    let scope = file.isInFunction(index) ? file.scope(of: index) : nearby(index)
    let parts = scope.contains { place in
      Self.splitting.contains(file.word(place))
        && (place..<min(place + 8, file.words.count)).contains {
          file.isText($0) && [".", #"\."#, #"\\."#, "[.]"].contains(file.word($0))
        }
    }
    return parts ? ("\(word) reads a part of the token itself", false) : nil
  }

  /// Whether JSON is parsed at a token.
  private func isParsing(_ index: Int) -> Bool {
    switch file.word(index) {
    case "parse": file.follows(["JSON", "."], at: index - 2)
    case "loads": file.follows(["json", "."], at: index - 2)
    case "Unmarshal": file.follows(["json", "."], at: index - 2)
    case "from_slice", "from_str": file.follows(["serde_json", "::"], at: index - 2)
    case "json_decode", "jsonDecode", "JSONObjectWithData", "jsonObject", "readTree": true
    case "Deserialize": file.isMark(index - 1, ".")
    default: false
    }
  }

  private func nearby(_ index: Int) -> Range<Int> {
    let line = file.line(index)
    let near = file.words.indices.filter { abs(file.line($0) - line) <= 10 }
    return (near.first ?? index)..<((near.last ?? index) + 1)
  }

  private func decoding(_ index: Int) -> (String, isExplicit: Bool)? {
    let owner = file.word(index - 2).lowercased()
    let close = file.mates[index + 1]
    guard close > index else { return nil }
    if owner == "jwtdecoder" || owner == "jwtutils" {
      return ("\(file.word(index - 2)).decode verifies nothing", false)
    }
    guard owner == "jwt" || owner == "jsonwebtoken" else { return nil }
    let arguments = index + 2..<close
    switch file.language {
    case .java, .kotlin, .javaScript, .typeScript, .dart:
      return ("\(file.word(index - 2)).decode verifies nothing", false)
    case .ruby:
      return arguments.contains { file.word($0) == "false" || file.word($0) == "skip_verification" }
        ? ("JWT.decode(…, false)", true) : nil
    default: return nil
    }
  }
}

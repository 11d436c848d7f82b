/// What reads a token, or a part of one, and verifies nothing.
extension TokenRule {
  /// What is read at a token, and whether it says itself that nothing is verified.
  func reading(_ index: Int) -> (String, isExplicit: Bool)? {
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
    // `SignatureValidator = (token, _) => new JwtSecurityToken(token)`
    if word == "SignatureValidator", file.isMark(index + 1, "="),
      (index..<min(index + 16, file.words.count)).contains(where: {
        file.word($0) == "new" && ["JwtSecurityToken", "JsonWebToken"].contains(file.word($0 + 1))
      })
    {
      return ("the SignatureValidator takes everything", true)
    }
    // Swift: `Data(base64URL: part)`
    if word == "base64URL", file.word(index - 2) != "Data" { return nil }
    switch word {
    case "verify" where file.follows(["=", "False"], at: index + 1) && file.language == .python:
      return file.contains(["decode"], in: file.statement(at: index)) ? ("verify=False", true) : nil
    case "parseClaimsJwt", "parseUnsecuredClaims", "ParseInsecure", "unsafeDecode",
      "decodeUnverified",
      "decode_unverified", "unverified_claims", "dangerous_insecure_decode_with_validation",
      "ParseUnverified", "insecure_disable_signature_validation", "dangerous_insecure_decode",
      "dangerous_unsafe_decode", "insecure_decode", "get_unverified_claims",
      "UnsafeClaimsWithoutVerification", "setSkipSignatureVerification",
      "setDisableRequireSignature", "skipSignatureVerification", "get_unverified_payload",
      "parseUnverified", "decodeWithoutVerification", "decode_without_verification",
      "verify_without_key", "insecureDecode", "decode_complete_unverified",
      "danger_insecure_decode",
      "parse_unverified", "disableSignatureVerification", "unverifiedClaims":
      return ("\(word) verifies nothing", true)
    case "unverified" where file.language == .swift && file.isMark(index + 1, "("):
      return ("unverified(…) verifies nothing", true)
    case "WithVerify" where file.follows(["(", "false", ")"], at: index + 1):
      return ("WithVerify(false) verifies nothing", true)
    case "JsonWebToken", "JwtSecurityToken":
      // `new JwtSecurityToken(token)`; of parts, one is made.
      guard file.language == .cSharp, file.word(index - 1) == "new", file.isMark(index + 1, "("),
        file.mates[index + 1] > index,
        !(index + 2..<file.mates[index + 1]).contains(where: {
          [",", ":"].contains(file.word($0)) || file.isText($0)
        }), file.mates[index + 1] > index + 2
      else { return nil }
      return ("new \(word)(…) verifies nothing", false)
    case "decode" where [".", "::"].contains(file.word(index - 1)) && file.isMark(index + 1, "("):
      // A library that is given the token reads it in its own way, and most verify it.
      return decoding(index) ?? (isLibrary(index) ? nil : ownReading(index))
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
        [
          "SignedJWT", "JWTParser", "PlainJWT", "JWSObject", "JWS", "GoogleIdToken",
          "JsonWebSignature", "IdToken",
        ].contains(file.word(index - 2))
        || file.language == .php && file.contains(["Parser"], in: file.words.indices)
          && !file.contains(["validator", "validate", "assert"], in: file.words.indices)
      return isParser ? ("parse verifies nothing", false) : nil
    default: return ownReading(index)
    }
  }

  /// Whether what decodes at a token is a library of tokens: `jwt.decode`, `jose_jwt.decode`.
  private func isLibrary(_ index: Int) -> Bool {
    let owner = file.word(index - 2).lowercased()
    return owner.contains("jwt") || ["jose", "jws", "jsonwebtoken"].contains(owner)
  }

  private func decoding(_ index: Int) -> (String, isExplicit: Bool)? {
    let owner = file.word(index - 2).lowercased()
    let close = file.mates[index + 1]
    guard close > index else { return nil }
    if owner == "unsecuredjwt" { return ("UnsecuredJWT.decode verifies nothing", true) }
    if owner == "jws", file.language.isScript { return ("jws.decode verifies nothing", false) }
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

  private static let splitting: Set<String> = [
    "split", "explode", "Split", "components", "componentsSeparatedByString", "SplitN", "rsplit",
    "partition", "splitn", "Cut",
  ]
  static let reading: Set<String> = [
    "atob", "base64_decode", "urlsafe_b64decode", "urlsafe_decode64", "b64decode", "DecodeString",
    "DecodeSegment", "decode", "FromBase64String", "DecodeBytes", "base64Encoded",
    "base64UrlDecode",
    "initWithBase64EncodedString", "base64url_decode", "decode64", "Decode", "decodeBase64",
    "base64url", "base64urlDecode", "decodeSegment", "strict_decode64", "base64UrlEncoded",
    "base64URLDecode", "base64UrlDecoded", "decode_config", "UrlDecode", "base64URLEncoded",
    "parseBase64", "base64URL", "base64Url", "Base64UrlDecode", "urlsafeB64Decode",
    "base64URLDecoded", "base64UrlDecodedBytes", "decodeURLSafe", "Base64UrlDecodeBytes",
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
    let parts = scope.contains(where: splits) || takesParts(scope)
    return parts ? ("\(word) reads a part of the token itself", false) : nil
  }

  /// Whether a text is split at its points here, and not only for its header: `split(".")[0]`.
  private func splits(_ place: Int) -> Bool {
    Self.splitting.contains(file.word(place))
      && (place..<min(place + 8, file.words.count)).contains {
        file.isText($0) && [".", #"\."#, #"\\."#, "[.]"].contains(file.word($0))
      }
      && !(file.isMark(place + 1, "(") && file.mates[place + 1] > place
        && file.follows(["[", "0", "]"], at: file.mates[place + 1] + 1))
  }

  /// `const [header, payload] = parts(token)`, where a function of the file splits at the points.
  private func takesParts(_ scope: Range<Int>) -> Bool {
    scope.contains { place in
      guard file.isName(place), file.isMark(place + 1, "("),
        ["]", ","].contains(file.word(place - 2)) && file.isMark(place - 1, "=")
          || file.isMark(place - 1, "=") && file.isMark(place - 3, ",")
      else { return false }
      let word = file.word(place)
      return file.words.indices.contains { other in
        splits(other) && !scope.contains(other)
          && (file.statement(at: other).prefix(4).contains { file.word($0) == word }
            || file.surroundings(of: other).contains { $0.name == word })
      }
    }
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
}

/// Tokens that come straight from the provider's token endpoint: there TLS may stand for the
/// signature (OpenID Connect Core, 3.1.3.7, item 6).
extension TokenRule {
  /// Where the token that is read at a token may come from, if an exchange is written in the file.
  enum Origin {
    /// The same function exchanges a code for tokens, and begins before it reads one.
    case sameFunction
    /// Something else in the file exchanges a code.
    case sameFile
  }

  func origin(of index: Int) -> Origin? {
    let scope = file.isInFunction(index) ? file.scope(of: index) : file.statement(at: index)
    let end = file.statement(at: index).upperBound
    let places = exchangesOfFile.places ?? file.words.indices.filter(exchanges)
    exchangesOfFile.places = places
    guard !places.isEmpty else { return nil }
    let isBefore = places.contains { scope.contains($0) && $0 < end }
    return isBefore ? .sameFunction : .sameFile
  }

  /// Where the file exchanges codes, looked for once, when the first token is read.
  final class Exchanges {
    var places: [Int]?
  }

  /// What exchanges a code for tokens by its name, without what only divides words.
  private static let exchanging: Set<String> = [
    "authorizeaccesstoken", "fetchtoken", "fetchaccesstoken", "exchangecode", "exchange",
    "exchangecodefortoken", "exchangecodefortokens", "exchangecodeforaccesstoken",
    "exchangecodeforidtoken", "exchangeauthorizationcode", "exchangeauthcode", "exchangetoken",
    "exchangetokens", "exchangeauthorizationcodefortoken", "exchangecodeasync", "step2exchange",
    "acquiretokenbyauthorizationcode", "acquiretokenbycode", "acquiretokenbyauthcodeflow",
    "authorizationcodegrant", "validateauthorizationcode", "fetchaccesstokenwithauthcode",
    "redeemcode", "codeexchange", "exchangecodefortokensasync", "processtokenresponse",
    "gettokenfromcode", "gettokensfromcode", "gettokenbycode", "getaccesstokenbycode",
    "getaccesstokenfromcode", "fetchtokens", "authcodegrant",
    "processauthorizationcoderesponse", "processauthorizationcodeopenidresponse",
  ]
  /// The same, where it is given the code: without one it is another's token.
  private static let asking: Set<String> = [
    "gettoken", "getaccesstoken", "gettokens", "authorizationtoken", "requesttoken",
    "requesttokens", "requestaccesstoken", "getoauthaccesstoken", "grant", "callback",
  ]
  private static let grants: Set<String> = ["authorization_code", "grant_type", "code_verifier"]

  private static let endpoints = [
    "/oauth/token", "/oauth2/token", "/auth/token", "/connect/token", "/v1/token", "/v2.0/token",
    "/token", "/oauth2/v4/token", "/access_token", "grant_type=authorization_code",
  ]

  /// What sends a request.
  private static let sending: Set<String> = [
    "post", "fetch", "request", "Post", "PostForm", "PostAsync", "axios", "urlopen", "curl_exec",
    "post_form", "SendAsync", "PostFormAsync", "NewRequest", "dataTask", "newCall", "send",
    "postForm", "ajax", "HttpPost",
  ]

  /// Whether a code is exchanged at a token, or a request for that is put together.
  private func exchanges(_ place: Int) -> Bool {
    switch file.kind(place) {
    case .string:
      let text = file.word(place)
      if Self.grants.contains(text) { return true }
      return text.utf8.count < 200 && text.contains("token")
        && Self.endpoints.contains { text.hasSuffix($0) || $0.contains("=") && text.contains($0) }
        && (file.isInFunction(place) ? file.scope(of: place) : file.statement(at: place)).contains {
          file.isName($0) && Self.sending.contains(file.word($0))
        }
    case .identifier:
      let word = file.word(place)
      guard word.utf8.count >= 5 else { return false }
      if word == "grant_type" || word == "grantType" { return true }
      if ["token_endpoint", "tokenEndpoint", "token_url", "tokenUrl", "TOKEN_URL", "tokenURL"]
        .contains(word)
      {
        return file.contains(Self.sending, in: file.statement(at: place))
      }
      guard file.isMark(place + 1, "("), file.mates[place + 1] > place + 2 || word.contains("_")
      else { return false }
      let plain = word.lowercased().filter { $0 != "_" }
      if Self.exchanging.contains(plain) { return true }
      guard Self.asking.contains(plain), file.mates[place + 1] > place else { return false }
      return (place + 2..<max(place + 2, file.mates[place + 1])).contains {
        file.kind($0) != .mark
          && ["code", "authcode", "authorizationcode", "oauthcode"].contains(
            file.word($0).lowercased().filter { $0 != "_" })
      }
    default: return false
    }
  }
}

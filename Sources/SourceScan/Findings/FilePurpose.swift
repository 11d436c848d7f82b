/// What a file's nonces are for, as far as its words tell.
enum FilePurpose {
  /// Sign-in with an identity token.
  case signIn
  case unknown
  /// Ciphers, transactions, request signing, content security policies, forms.
  case other

  private static let signInWords = ByteSearch([
    "id_token", "idtoken", "identitytoken", "openid", "appleid", "oidc", "asauthorization",
    "signinwithapple", "sign_in_with_apple", "apple.com", "firebaseauth", "supabase", "rawnonce",
    "oauth2", "authcodeurl", "raw_nonce", "idp_token",
    "getgoogleidoption", "redirect_uri", "redirecturi", "authorize(", "authorize_url",
    "authorizeurl", "authorization_endpoint", "oauth2/v2/auth", "/authorize",
    "aswebauthentication", "inwithgoogle", "in_with_google", "googleidtoken", "code_verifier",
    "codeverifier", "appauth", "auth0", "keycloak", "signinwith", "sign_in_with",
    "authorizationendpoint", "response_type", "oauthprovider", "id token", "identity token", "pkce",
  ])
  private static let otherWords = ByteSearch([
    "cipher", "aes-", "aes_", "aesgcm", "chachapoly", "chacha20poly", "chacha20-poly", "secretbox",
    "encrypt", "web3", "ethers",
    "ethereum",
    "wallet", "blockchain", "transaction", "wp_", "content-security-policy",
    "contentsecuritypolicy",
    "script-src", "scriptsrc", "apisecret", "api_secret", "secretkey", "secret_key", "hmac(",
    "hmacsha", "hmac_", "hmac-", "hmac.new", "hmac<", "createhmac", "hmac::",
    "oauth_nonce", "oauth_timestamp", "oauth_signature", "oauth signature", "oauth1", "oauth 1.0",
    "nonce_str", "noncestr=", "noncestr:",
    "noncestr\"", "mining", "miner",
    "wsse", "passworddigest", "cnonce=", "'cnonce", "\"cnonce", "qop=", "proof_of_work",
    "proofofwork", "hashcash",

    "datagramsocket", "datagrampacket", "multicast", "difficulty", "captcha", "websocket",
    "discord", "csrf", "ajax", "webview", "x-nonce",
    "api-key", "api_key", "apikey", "api-sign", "binance", "kraken", "bitfinex", "broker",
  ])

  init(_ file: SourceFile) {
    if file.mentions(Self.signInWords) {
      self = .signIn
    } else {
      let path = Array(file.path.lowercased().utf8)
      let isOther =
        file.mentions(Self.otherWords)
        || path.withUnsafeBufferPointer { Self.otherWords.finds(in: $0) }
      self = isOther ? .other : .unknown
    }
  }
}

internal import ConformanceModel

/// A member of a contract: what it may hold, what holds where it is left out, and what it says.
///
/// What a contract has literally stands between backticks.
struct ContractField: Sendable {
  /// The object that the field is in; nil for the contract itself.
  let section: String?
  /// The member's name in that object.
  let member: String
  /// What holds where it is left out; nil where it has to be there.
  let standard: String?
  /// What it may hold.
  let values: String
  /// What it says.
  let meaning: String

  private init(
    _ section: String?, _ member: String, _ standard: String?, _ values: String, _ meaning: String
  ) {
    self.section = section
    self.member = member
    self.standard = standard
    self.values = values
    self.meaning = meaning
  }

  /// The member's name, behind its object's and a dot.
  var name: String { (section.map { "\($0)." } ?? "") + member }

  /// All, as the schema of the wire orders them. That they are what the product reads, with these
  /// defaults, is tested by `Tests/Docs/contract.py`.
  static let all = [
    ContractField(nil, "name", nil, "text", "how reports call the subject"),
    ContractField(nil, "version", "none", "text", "the implementation's own version"),
    ContractField(
      nil, "capabilities", nil,
      "some of `nonce`, `sourcedNonce`, `digest`, `byteDigest`, `streamingDigest`, `token`, "
        + "`signIn`, `account`, `overlapping`, `fork`",
      "what is offered; the rest is not applicable. `overlapping` says that a request is begun before "
        + "the last is answered, in a thread or task of its own"),
    ContractField(
      nil, "unjudged", "none", "texts",
      "what belongs to the subject and is not judged, such as a file that is left out: reports say it "
        + "beside their verdict"),
    ContractField(
      "nonce", "alphabet", "the 65 letters `0-9 A-Z a-z - . _`", "text",
      "the letters of a nonce, each once, in the code's own order"),
    ContractField(
      "nonce", "deliberate", "false", "true or false",
      "an alphabet that looks like a misprint is meant"),
    ContractField(
      "nonce", "shape", "none",
      "`uuid4`, `ulid`, `base64url:BYTES`, `base64:BYTES`, `hex:BYTES`, or a list",
      "the letters possible at each position, where they differ"),
    ContractField(
      "nonce", "timeLetters", "none", "0 to 65,536",
      "how many letters of a shape, from the first one on, tell the time and count no bits"),
    ContractField(
      "nonce", "defaultLength", "32", "1 to 65,536",
      "letters where no length is asked for"),
    ContractField("nonce", "minimumLength", "1", "1 to 65,536", "the shortest length offered"),
    ContractField(
      "nonce", "maximumLength", "256", "1 to 65,536",
      "the longest length to be asked for"),
    ContractField(
      "nonce", "takesLength", "true", "true or false",
      "false where there is one fixed length"),
    ContractField(
      "digest", "textForm", "`hex`", "one of `hex`, `base64url`",
      "how digests are written: 64 small hex digits, or 43 letters without padding"),
    ContractField(
      "token", "nonceForm", "`hex`", "one of `hex`, `base64url`, `raw`",
      "what the nonce claim holds: a text form of the digest, or the raw nonce"),
    ContractField(
      "token", "nonceSupported", "`ignored`", "one of `ignored`, `claimFalseRelaxes`",
      "whether `\"nonce_supported\": false` lets a token without a nonce pass"),
    ContractField(
      "token", "givesReasons", "true", "true or false",
      "false where rejections come without a reason"),
    ContractField(
      "token", "keepsPendingState", "false", "true or false",
      "a raw nonce is used up by its first successful use; whether a rejected token uses it up is "
        + "free"),
    ContractField(
      "token", "signatures", "none", "some of `RS256`, `ES256`",
      "the algorithms verified; each attempt then brings `keys`, the JSON Web Key Set to trust, "
        + "`{\"keys\": […]}`"),
    ContractField(
      "token", "claims", "none", "some of `iss`, `aud`, `exp`, `iat`, `nbf`, `sub`",
      "the claims verified besides the nonce"),
    ContractField(
      "token", "typeOnly", "none", "some of `iss`, `aud`, `exp`, `iat`, `nbf`, `sub`",
      "of these only the JSON type is looked at"),
    ContractField(
      "token", "issuer", "`https://appleid.apple.com`", "text",
      "the issuer accepted, where `iss` is verified"),
    ContractField(
      "token", "audience", "`com.example.app`", "text",
      "the client accepted, where `aud` is verified"),
    ContractField(
      "token", "furtherAudiences", "`open`",
      "one of `open`, `accepted`, `onlyOwn`, `authorizedParty`",
      "a token for this client and others: not said, accepted, refused, accepted where "
        + "`azp` is this client"),
    ContractField(
      "token", "verifiesCodeHash", "false", "true or false",
      "`c_hash` is compared with the authorization code"),
    ContractField(
      "token", "leeway", "0", "0 to 31,536,000", "seconds by which times may be missed"),
    ContractField(
      "token", "maximumAge", "none", "60 to 31,536,000",
      "seconds after `iat` for which a token is accepted"),
    ContractField(
      "token", "takesClock", "true", "true or false",
      "false where times are judged by the machine's clock, not by the attempt's `now`"),
    ContractField(
      "signIn", "overlap", "`refuse`", "one of `refuse`, `supersede`, `join`, `independent`",
      "what a second attempt does while one is pending"),
    ContractField(
      "signIn", "entries", "`async`, `completion`", "some of `async`, `completion`",
      "the ways in"),
    ContractField("signIn", "cancel", "true", "true or false", "`cancel()` is offered"),
    ContractField(
      "signIn", "taskCancellation", "true", "true or false",
      "the end of the calling task ends the attempt"),
    ContractField(
      "signIn", "carries", "`code`, `token`, `user`",
      "some of `token`, `code`, `user`, `name`, `email`, `state`",
      "what a success carries"),
    ContractField(
      "signIn", "requires", "`token`", "some of `token`, `code`, `user`, `name`, `email`, `state`",
      "without these a credential is malformed"),
    ContractField(
      "signIn", "handsOutNonce", "true", "true or false",
      "a success hands out its raw nonce; what is kept inside is not compared"),
    ContractField(
      "signIn", "nonceForm", "`hex`", "one of `hex`, `base64url`, `raw`",
      "what the request's nonce holds"),
    ContractField(
      "signIn", "usesByteSource", "true", "true or false",
      "nonces are drawn from the environment's byte source"),
    ContractField(
      "signIn", "looksForWindow", "true", "true or false",
      "a missing window is noticed before the request starts"),
    ContractField(
      "signIn", "timeout", "none", "1 to 86,400",
      "seconds after which an attempt ends by itself"),
    ContractField(
      "signIn", "callbacks", "`mainActor`", "one of `mainActor`, `anyThread`",
      "where the provider calls back"),
    ContractField(
      "signIn", "guardOwner", "`object`", "one of `object`, `process`",
      "whether two sign-in objects exclude each other"),
    ContractField(
      "signIn", "withdraws", "false", "true or false",
      "the sheet of an attempt that was given up is withdrawn"),
    ContractField(
      "signIn", "setsAnchor", "false", "true or false",
      "controllers are told where to present"),
    ContractField(
      "signIn", "background", "none", "one of `waits`, `ends`",
      "what becomes of an attempt in the background; not for programs in other languages"),
    ContractField(
      "signIn", "tellsSuccess", "true", "true or false",
      "a success can be told from a failure: false of an app whose server is not answered"),
    ContractField(
      "account", "usesState", "true", "true or false",
      "the request's state selects the flow"),
    ContractField(
      "account", "deletesData", "true", "true or false",
      "a deletion deletes the user's data itself"),
    ContractField(
      "account", "transfer", "`stays`", "one of `stays`, `signsOut`, `migrates`",
      "what becomes of a transferred user at launch"),
    ContractField(
      "account", "observation", "`whileSignedIn`", "one of `whileSignedIn`, `always`",
      "how long revocation notices are listened to"),
    ContractField(
      "account", "keeps", "`email`, `name`", "some of `name`, `email`",
      "what the device keeps of the first sign-in"),
    ContractField(
      "account", "setsDisplayName", "true", "true or false",
      "the backend's display name is set"),
    ContractField(
      "account", "showsView", "true", "true or false", "loading and error text are shown"),
    ContractField(
      "account", "nativeButton", "true", "true or false",
      "a native button can be wired up"),
    ContractField(
      "account", "overlap", "none", "one of `refuse`, `supersede`, `join`, `independent`",
      "what a flow does while the sheet of another is shown"),
    ContractField(
      "account", "asksBeforeLink", "false", "true or false",
      "a user who is not anonymous is asked before a link"),
    ContractField(
      "account", "callbacks", "`mainActor`", "one of `mainActor`, `anyThread`",
      "where replies and notices come"),
    ContractField(
      "account", "keepsID", "true", "true or false",
      "the device keeps the provider's id of the user"),
    ContractField(
      "account", "lacks", "none",
      "some of `signInAnonymously`, `link`, `reauthenticate`, `signOut`, `delete`",
      "actions that the app does not have"),
  ]
}

extension RejectionReason {
  /// What the reason says of a token, behind "the token".
  var meaning: String {
    switch self {
    case .nonceMismatch: "has the nonce of another attempt"
    case .nonceMissing: "has no nonce claim, or none was expected"
    case .nonceMalformed: "has a nonce claim that is no text of the declared form"
    case .malformedToken: "cannot be read: parts, base64url, JSON, a claim of another type"
    case .badSignature: "is not signed by a trusted key, or in a way that is not accepted"
    case .wrongIssuer: "is of another issuer"
    case .wrongAudience: "is for another client"
    case .expired: "has expired"
    case .notYetValid: "was issued, or is valid, from a later moment on"
    case .replayed: "has a nonce that was used before"
    }
  }
}

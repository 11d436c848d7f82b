/// What a subject declares about itself. Checks judge against it.
///
/// Every section has a default: the contract of the common "Sign in with Apple" code.
public struct Contract: Codable, Hashable, Sendable {
  /// How reports call the subject.
  public var name: String
  /// The implementation's own version, where it has one.
  public var version: String?
  /// What is offered; `nil` means every capability that the subject's type conforms to.
  public var capabilities: Set<Capability>?
  /// What belongs to the subject and is not judged, in words: reports say it beside their verdict.
  public var unjudged: [String]
  /// Alphabet and lengths of nonces.
  public var nonce: NonceContract
  /// The text form of digests.
  public var digest: DigestContract
  /// How tokens are matched with raw nonces.
  public var token: TokenContract
  /// How sign-in attempts are answered and guarded.
  public var signIn: SignInContract
  /// How the account is kept.
  public var account: AccountContract

  /// - Parameters:
  ///   - name: How reports call the subject.
  ///   - version: The implementation's own version.
  ///   - capabilities: What is offered; `nil` for all that the type conforms to.
  ///   - unjudged: What belongs to the subject and is not judged, in words.
  ///   - nonce: Alphabet and lengths.
  ///   - digest: Text form.
  ///   - token: Matching policy.
  ///   - signIn: Overlap, entry points and cancellation.
  ///   - account: Deletion, transfer, what is kept and shown.
  public init(
    name: String, version: String? = nil, capabilities: Set<Capability>? = nil,
    unjudged: [String] = [], nonce: NonceContract = NonceContract(),
    digest: DigestContract = DigestContract(),
    token: TokenContract = TokenContract(), signIn: SignInContract = SignInContract(),
    account: AccountContract = AccountContract()
  ) {
    self.name = name
    self.version = version
    self.capabilities = capabilities
    self.unjudged = unjudged
    self.nonce = nonce
    self.digest = digest
    self.token = token
    self.signIn = signIn
    self.account = account
  }

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case name, version, capabilities, unjudged, nonce, digest, token, signIn, account
  }

  /// Reads a contract; an unknown member is a mistake, so that a typo cannot become a default.
  public init(from decoder: any Decoder) throws {
    let keyed = try KnownKeys<CodingKeys>(decoder)
    name = try keyed.required(.name)
    version = try keyed.optional(.version)
    capabilities = try keyed.optional(.capabilities)
    unjudged = try keyed.optional(.unjudged) ?? []
    nonce = try keyed.optional(.nonce) ?? NonceContract()
    digest = try keyed.optional(.digest) ?? DigestContract()
    token = try keyed.optional(.token) ?? TokenContract()
    signIn = try keyed.optional(.signIn) ?? SignInContract()
    account = try keyed.optional(.account) ?? AccountContract()
  }

  /// Writes what is declared, sets in alphabetical order; the account only where it is offered.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(version, forKey: .version)
    // A set has no order of its own; the report must be the same bytes every time.
    let names = capabilities.map { $0.map(\.rawValue).sorted() }
    try container.encodeIfPresent(names, forKey: .capabilities)
    if !unjudged.isEmpty { try container.encode(unjudged, forKey: .unjudged) }
    try container.encode(nonce, forKey: .nonce)
    try container.encode(digest, forKey: .digest)
    try container.encode(token, forKey: .token)
    try container.encode(signIn, forKey: .signIn)
    // Most subjects keep no account, and say nothing about how.
    if capabilities?.contains(.account) ?? true {
      try container.encode(account, forKey: .account)
    }
  }
}

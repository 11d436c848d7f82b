// An adapter says what the suite calls things: contract, view.
@_exported public import AuthConformance
internal import Synchronization

/// An app's sign-in code as it ships, judged from the outside.
///
/// ```swift
/// AppVerdict.main(
///   AppSubject("my-app", provider: { AppleSignInProvider() }, signIn: { try await $0.signIn() }))
/// ```
/// Nonces are drawn by signing in, unless the app's own function is given: what the app sends and
/// what it hands out of a sign-in say what was drawn and hashed.
public struct AppSubject: NonceSubject, SourcedNonceSubject, DigestSubject, SignInSubject,
  AccountSubject
{
  /// Draws a raw nonce of a length, or of the app's own.
  public typealias Nonce = @MainActor @Sendable (_ length: Int?) throws -> String
  /// Hashes a text into the form that a request carries.
  public typealias Digest = @MainActor @Sendable (_ text: String) throws -> String

  /// What the app is held to.
  public private(set) var contract: Contract
  private let isGiven: Bool
  private let declaring: (@Sendable (inout Contract) -> Void)?
  private let bytes: AppBytes?
  private let nonce: Nonce?
  private let digest: Digest?
  private let makeApp: @MainActor @Sendable () throws -> AppEntries
  private var draws = AppDraws()
  let account: AppAccount?
  /// Whether a sign-in to the account that succeeds is seen to.
  private var tellsAccount = true
  /// Whether a window is there whatever a story says.
  private var needsWindow = false

  /// Judges an app whose sign-in is awaited.
  ///
  /// - Parameters:
  ///   - name: How reports call the app.
  ///   - contract: What it is held to where that is not ``appContract(_:)``; name and capabilities
  ///     are set here.
  ///   - declaring: Changes what was found out of it, where an app is held to something else, as in
  ///     `{ $0.signIn.overlap = .supersede }`.
  ///   - bytes: What its nonces are made of; found out where nothing is said.
  ///   - nonce: Its generator, where it can be called; else nonces are drawn by signing in.
  ///   - digest: Its hash, where it can be called; else it is judged by what requests carry.
  ///   - provider: Makes the object that signs in.
  ///   - signIn: Signs in.
  ///   - cancel: Ends the pending attempt, where the app offers that.
  ///   - credential: What it hands out, where ``AppCredential/of(_:from:)`` cannot tell.
  ///   - failure: What its errors mean, where ``AppFailure/of(_:)`` cannot tell.
  ///   - account: Its account, where it keeps one.
  public init<Provider: AnyObject, Value>(
    _ name: String, contract: Contract? = nil,
    declaring: (@Sendable (inout Contract) -> Void)? = nil, bytes: AppBytes? = nil,
    nonce: Nonce? = nil, digest: Digest? = nil,
    provider: @escaping @MainActor @Sendable () throws -> Provider,
    signIn: @escaping @MainActor @Sendable (Provider) async throws -> Value,
    cancel: (@MainActor @Sendable (Provider) -> Void)? = nil,
    credential: (@Sendable (Value) throws -> SignInCredential?)? = nil,
    failure: (@Sendable (any Error) -> SignInFailure?)? = nil, account: AppAccount? = nil
  ) {
    let makeApp: @MainActor @Sendable () throws -> AppEntries = {
      let app = try provider()
      let reading = Reading(credential: credential, failure: failure)
      return AppEntries(
        object: app,
        signIn: reading.awaited(app, signIn), complete: nil, cancel: { cancel?(app) })
    }
    self.init(
      judging: Self.contract(name, contract, entries: [.async], cancel: cancel != nil),
      isGiven: contract != nil, declaring, nonce, digest, bytes, account, makeApp)
  }

  /// Judges an app whose sign-in calls back.
  ///
  /// - Parameters:
  ///   - name: How reports call the app.
  ///   - contract: What it is held to where that is not ``appContract(_:)``.
  ///   - declaring: Changes what was found out of it.
  ///   - bytes: What its nonces are made of; found out where nothing is said.
  ///   - nonce: Its generator, where it can be called.
  ///   - digest: Its hash, where it can be called.
  ///   - provider: Makes the object that signs in.
  ///   - completion: Signs in and calls back.
  ///   - cancel: Ends the pending attempt, where the app offers that.
  ///   - credential: What it hands out, where ``AppCredential/of(_:from:)`` cannot tell.
  ///   - failure: What its errors mean, where ``AppFailure/of(_:)`` cannot tell.
  ///   - account: Its account, where it keeps one.
  public init<Provider: AnyObject, Value>(
    _ name: String, contract: Contract? = nil,
    declaring: (@Sendable (inout Contract) -> Void)? = nil, bytes: AppBytes? = nil,
    nonce: Nonce? = nil, digest: Digest? = nil,
    provider: @escaping @MainActor @Sendable () throws -> Provider,
    completion:
      @escaping @MainActor @Sendable (
        Provider, @escaping (Result<Value, any Error>) -> Void
      ) -> Void,
    cancel: (@MainActor @Sendable (Provider) -> Void)? = nil,
    credential: (@Sendable (Value) throws -> SignInCredential?)? = nil,
    failure: (@Sendable (any Error) -> SignInFailure?)? = nil, account: AppAccount? = nil
  ) {
    let makeApp: @MainActor @Sendable () throws -> AppEntries = {
      let app = try provider()
      let reading = Reading(credential: credential, failure: failure)
      return AppEntries(
        object: app,
        signIn: nil, complete: reading.called(app, completion), cancel: { cancel?(app) })
    }
    self.init(
      judging: Self.contract(name, contract, entries: [.completion], cancel: cancel != nil),
      isGiven: contract != nil, declaring, nonce, digest, bytes, account, makeApp)
  }

  init(
    judging contract: Contract, isGiven: Bool, _ declaring: (@Sendable (inout Contract) -> Void)?,
    _ nonce: Nonce?, _ digest: Digest?, _ bytes: AppBytes?, _ account: AppAccount?,
    _ makeApp: @escaping @MainActor @Sendable () throws -> AppEntries
  ) {
    self.contract = contract
    self.isGiven = isGiven
    self.declaring = declaring
    self.nonce = nonce
    self.digest = digest
    self.bytes = bytes
    self.makeApp = makeApp
    self.account = account
    if let account { self.contract.account = account.contract }
    let bytes = bytes ?? .secRandom
    self.contract.capabilities = Self.capabilities(
      digest: digest != nil, account: account != nil, bytes)
    self.contract.signIn.usesByteSource = bytes == .secRandom
    if nonce == nil { self.contract.nonce.takesLength = false }
    declaring?(&self.contract)
  }

  private static func capabilities(
    digest: Bool, account: Bool, _ bytes: AppBytes
  ) -> Set<Capability> {
    var offered: Set<Capability> = [.nonce, .signIn]
    if bytes != .system { offered.insert(.sourcedNonce) }
    if digest { offered.insert(.digest) }
    if account { offered.insert(.account) }
    return offered
  }

  /// The subject, held to what was found out where its adapter says nothing.
  func held(to found: AppFindings, leaving unjudged: [String]) -> AppSubject {
    var subject = self
    subject.contract.unjudged = unjudged
    let bytes = bytes ?? found.bytes
    subject.contract.capabilities = Self.capabilities(
      digest: digest != nil, account: account != nil, bytes)
    subject.contract.signIn.usesByteSource = bytes == .secRandom
    if !found.tellsSuccess { subject.contract.signIn.tellsSuccess = false }
    subject.tellsAccount = found.tellsAccount
    // Nonces are drawn by sign-ins that succeed.
    if found.form == .none || nonce == nil && !found.tellsSuccess {
      subject.contract.capabilities?.subtract([.nonce, .sourcedNonce])
    }
    subject.needsWindow = found.needsWindow && !subject.contract.signIn.looksForWindow
    guard !isGiven else { return subject }
    subject.contract.nonce = found.nonceContract
    if nonce == nil { subject.contract.nonce.takesLength = false }
    // What a success carries that nobody has seen is not known.
    let carried = found.tellsSuccess ? found.carries.field : nil
    subject.contract.signIn.carries = carried.map { [$0] } ?? []
    subject.contract.signIn.requires = subject.contract.signIn.carries
    subject.contract.signIn.handsOutNonce = !found.keepsNonce
    // Two screens share the one object, and its guard.
    if found.isShared { subject.contract.signIn.guardOwner = .process }
    subject.contract.signIn.setsAnchor = found.setsAnchor
    subject.contract.signIn.taskCancellation = found.endsWithTask
    declaring?(&subject.contract)
    return subject
  }

  /// Whether each nonce takes a sign-in.
  var drawsBySigningIn: Bool { nonce == nil }

  /// The subject, whose sign-ins that succeed do so after a while.
  func answeredLater() -> AppSubject {
    var subject = self
    subject.draws = AppDraws(.aWhile)
    return subject
  }

  /// Whether its sign-in is awaited, and nobody says what the end of the waiting task does.
  var leavesTaskOpen: Bool {
    !isGiven && !contract.signIn.taskCancellation && contract.signIn.entries.contains(.async)
  }

  /// Whether there is one object for the whole process, however often one is asked for.
  func isShared() async throws -> Bool {
    try await MainActor.run {
      try AppStage(.instant()).enter { try makeApp().object === makeApp().object }
    }
  }

  /// What one sign-in that succeeds at once asks for and hands out.
  func example() async throws -> (request: InstantController?, credential: SignInCredential) {
    let asked = Mutex<InstantController?>(nil)
    let credential = try await draws.credentials(
      1, from: nil, asked: { request in asked.withLock { $0 = request } }, makeApp: makeApp)[0]
    return (asked.withLock { $0 }, credential)
  }

  /// What an app is held to that says nothing else: one attempt at a time, a newcomer refused, a
  /// token in hand, no window asked for. What the end of the calling task does, and whether
  /// somebody says where sheets are shown, is found out.
  public static func appContract(_ name: String) -> Contract {
    Contract(
      name: name,
      signIn: SignInContract(
        cancel: false, taskCancellation: false, carries: [.token], requires: [.token],
        looksForWindow: false))
  }

  static func contract(
    _ name: String, _ given: Contract?, entries: Set<SignInContract.Entry>, cancel: Bool
  ) -> Contract {
    var contract = given ?? appContract(name)
    contract.name = name
    contract.signIn.entries = entries
    contract.signIn.cancel = cancel
    return contract
  }

  /// Draws by the app's own function, or by as many sign-ins that succeed at once.
  public func nonces(count: Int, length: Int?) async throws -> [String] {
    guard let nonce else {
      return try await draws.nonces(count, from: nil) { try makeApp() }
    }
    return try await MainActor.run {
      try AppStage(.instant()).enter { try (0..<count).map { _ in try nonce(length) } }
    }
  }

  /// Draws one nonce of the source's bytes.
  public func nonce(length: Int?, from source: any ByteSource) async throws -> String {
    guard let nonce else {
      return try await draws.nonces(1, from: source) { try makeApp() }[0]
    }
    return try await MainActor.run {
      try AppStage(.instant(bytes: source)).enter { try nonce(length) }
    }
  }

  /// Hashes by the app's own function.
  public func digests(ofTexts texts: [String]) async throws -> [String] {
    guard let digest else { throw CapabilityNotOffered(capability: .digest) }
    return try await MainActor.run { try texts.map(digest) }
  }

  /// Makes the app's object, with the environment at the other end of its stand-ins.
  public func makeProvider(in environment: SignInEnvironment) throws -> any SignInProvider {
    var environment = environment
    // Nobody asks for windows here, and an app that ends without one could not be judged at all.
    if needsWindow { environment.hasWindow = { true } }
    return try AppProvider(AppStage(environment), makeApp)
  }

  /// Makes the app's account, as the app does when it starts; on the main actor, as it is tapped.
  public func makeCoordinator(in environment: AccountEnvironment) throws -> any AccountCoordinator {
    guard let account else { throw CapabilityNotOffered(capability: .account) }
    guard tellsAccount else {
      throw CapabilityNotOffered(capability: .account, reason: Self.accountUntold)
    }
    return try MainActor.assumeIsolated { try AppCoordinator(environment, account) }
  }
}

/// What an app's nonces are made of.
public enum AppBytes: String, Sendable {
  /// `SecRandomCopyBytes`: the scenario chooses the bytes and lets them fail, and the app answers.
  case secRandom
  /// The same, but the app ends its process where they fail. That is right of a generator, and no
  /// sign-in can answer then.
  case secRandomOrAbort
  /// Swift's own generator, a UUID or a symmetric key: nothing can be chosen or made to fail.
  case system
}

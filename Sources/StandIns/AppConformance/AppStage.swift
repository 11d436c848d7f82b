public import AuthConformance
internal import Synchronization

/// What is at the other end of the stand-ins while one provider of an app is judged.
///
/// Stand-ins are made by the app, deep in its files, and are handed nothing. They find the stage by
/// the task that they are made in, or else as the one that was entered last.
public final class AppStage: Sendable {
  /// What the suite gives this provider.
  public let environment: SignInEnvironment

  /// The backend at the other end of its client.
  public let account: AccountEnvironment

  /// How the keychain answers.
  let keychain: AppKeychain

  /// What an app hands over to its backend.
  fileprivate typealias Handed = (rawNonce: String, token: String)

  /// Whether an object stays while an attempt is under way, whoever lets go of it.
  let keepsObject = Mutex(false)

  private let pending = Mutex<[AppAttempt]>([])
  /// What was handed over where no attempt can be told.
  private let handed = Mutex<Handed?>(nil)
  private let parts = Mutex<[ObjectIdentifier: any Sendable]>([:])

  @TaskLocal private static var ofTask: AppStage?
  /// The attempt that whoever asks belongs to, where that can be told.
  @TaskLocal public static var attempt: AppAttempt?
  private static let latest = Mutex<AppStage?>(nil)

  /// The stage of whoever asks; `nil` where nothing is judged.
  public static var current: AppStage? { ofTask ?? latest.withLock { $0 } }

  /// The same, with one on which every request succeeds where nothing is judged.
  public static var present: AppStage { current ?? nowhere }
  private static let nowhere = AppStage(.instant())

  /// Whether the scenario shows a window; there is one outside any.
  public static var hasWindow: Bool { current?.environment.hasWindow() ?? true }

  /// - Parameters:
  ///   - environment: What the suite gives the provider.
  ///   - account: The backend; one that takes every credential where none is given.
  ///   - keychain: How the keychain answers.
  init(
    _ environment: SignInEnvironment, account: AccountEnvironment = .taking(),
    keychain: AppKeychain = .works
  ) {
    self.keychain = keychain
    self.environment = environment
    self.account = account
  }

  /// What a stand-in keeps for this stage; made when it is first asked for.
  public func part<Part: Sendable>(_ make: () -> Part) -> Part {
    let key = ObjectIdentifier(Part.self)
    if let part = parts.withLock({ $0[key] }) as? Part { return part }
    let made = make()
    parts.withLock { $0[key] = made }
    return made
  }

  /// Runs what belongs to the provider: whatever stand-in it makes finds this stage.
  ///
  /// - Parameter attempt: The attempt that it belongs to.
  public func enter<Value>(_ attempt: AppAttempt? = nil, _ body: () throws -> Value) rethrows
    -> Value
  {
    Self.latest.withLock { $0 = self }
    return try Self.$ofTask.withValue(self) {
      try Self.$attempt.withValue(attempt, operation: body)
    }
  }

  /// Runs what belongs to the provider.
  ///
  /// - Parameter attempt: The attempt that it belongs to.
  func enter<Value>(
    _ attempt: AppAttempt, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Value
  ) async rethrows -> Value {
    Self.latest.withLock { $0 = self }
    return try await Self.$ofTask.withValue(
      self,
      operation: {
        try await Self.$attempt.withValue(attempt, operation: body, isolation: isolation)
      }, isolation: isolation)
  }

  /// Notes that an attempt begins, and whether others are under way.
  func begin() -> AppAttempt {
    pending.withLock { pending in
      let attempt = AppAttempt(isNewcomer: !pending.isEmpty)
      pending.append(attempt)
      return attempt
    }
  }

  /// Notes that an attempt has been answered.
  func end(_ attempt: AppAttempt) { pending.withLock { $0.removeAll { $0 === attempt } } }

  /// Notes what the app hands over to its backend.
  ///
  /// - Parameters:
  ///   - rawNonce: The nonce that it says belongs to the token.
  ///   - token: The identity token.
  public static func handOver(rawNonce: String, token: String) {
    if let attempt {
      attempt.handed.withLock { $0 = (rawNonce, token) }
    } else {
      current?.handed.withLock { $0 = (rawNonce, token) }
    }
  }

  /// A credential with what its attempt handed over last in the place of what it lacks.
  func completed(_ credential: SignInCredential, _ attempt: AppAttempt) -> SignInCredential {
    guard let handed = attempt.handed.withLock({ $0 }) ?? handed.withLock({ $0 }) else {
      return credential
    }
    var credential = credential
    if credential.rawNonce.isEmpty { credential.rawNonce = handed.rawNonce }
    if credential.identityToken.isEmpty { credential.identityToken = handed.token }
    return credential
  }

  /// Notes that the app asks for a sheet.
  ///
  /// A block of a queue belongs to no task, so it cannot be told whose request it starts: then none of
  /// those under way is one that was refused before it asked.
  public static func asksForSheet() {
    if let attempt { return attempt.asksForSheet() }
    for attempt in current?.pending.withLock({ $0 }) ?? [] { attempt.asksForSheet() }
  }

  /// Fills memory with the running scenario's random bytes, or with the system's outside any.
  ///
  /// - Returns: False where the scenario lets its source fail.
  public static func fill(_ buffer: UnsafeMutableRawBufferPointer) -> Bool {
    guard let source = current?.environment.bytes, !(source is SystemBytes) else {
      var system = SystemRandomNumberGenerator()
      for index in buffer.indices { buffer[index] = UInt8.random(in: 0...255, using: &system) }
      return true
    }
    var filled = 0
    while filled < buffer.count {
      // A source may hand out fewer bytes than asked for; the call that this stands for may not.
      guard let bytes = try? source.next(buffer.count - filled), !bytes.isEmpty else {
        return false
      }
      for byte in bytes.prefix(buffer.count - filled) {
        buffer[filled] = byte
        filled += 1
      }
    }
    return true
  }
}

/// One call of an app's sign-in.
public final class AppAttempt: Sendable {
  private let newcomer: Mutex<Bool>
  private let hasAsked = Mutex(false)
  /// What is seen of it.
  public let signs = AppSigns()
  /// Sign-outs that it has begun.
  public let departures = AppDepartures()
  fileprivate let handed = Mutex<AppStage.Handed?>(nil)

  private struct Again {
    var unheard = 0
    var hear: (@Sendable () -> Void)?
  }
  private let again = Mutex(Again())

  /// - Parameter isNewcomer: Whether another attempt is under way.
  init(isNewcomer: Bool) { newcomer = Mutex(isNewcomer) }

  /// Whether another one was under way when it began.
  public var isNewcomer: Bool { newcomer.withLock { $0 } }

  /// Notes that those before it have ended, as is seen only now.
  func isAlone() { newcomer.withLock { $0 = false } }

  func asksForSheet() { hasAsked.withLock { $0 = true } }

  /// Whether it has asked for a sheet.
  var hasAskedForSheet: Bool { hasAsked.withLock { $0 } }

  /// Whether a credential was handed over to the backend.
  var hasHandedOver: Bool { handed.withLock { $0 != nil } }

  /// Notes that a caller who was answered is answered once more.
  func answersAgain() {
    let hear = again.withLock { again in
      if again.hear == nil { again.unheard += 1 }
      return again.hear
    }
    hear?()
  }

  /// Hears of every answer but the first.
  func hear(_ hear: @escaping @Sendable () -> Void) {
    let unheard = again.withLock { again in
      again.hear = hear
      return again.unheard
    }
    for _ in 0..<unheard { hear() }
  }

  /// Whether it came while another one was under way, and asked for no sheet.
  var isRefused: Bool { isNewcomer && !hasAskedForSheet }

  /// What an error means: a newcomer that fails and has asked for no sheet was refused, whatever
  /// word the app has for it.
  func meaning(of error: any Error) -> any Error {
    guard isRefused, case SignInFailure.failed = error else { return error }
    return SignInFailure.alreadyInProgress
  }
}

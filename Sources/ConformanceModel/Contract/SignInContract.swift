/// How sign-in attempts are answered and kept apart.
public struct SignInContract: Codable, Hashable, Sendable {
  /// What happens to a second attempt while one is pending. All four are legal.
  public enum Overlap: String, Codable, Sendable, CaseIterable {
    /// The newcomer is answered "already in progress".
    case refuse
    /// The older attempt ends, cancelled.
    case supersede
    /// Both get one result.
    case join
    /// Both run, each with its own state.
    case independent
  }

  /// A way into the implementation.
  public enum Entry: String, Codable, Sendable, CaseIterable {
    /// `signIn() async throws`.
    case async
    /// `signIn(completion:)`.
    case completion
  }

  /// Where the provider calls back, and wants its controllers made and started.
  public enum Callbacks: String, Codable, Sendable, CaseIterable {
    /// On the main actor, as AuthenticationServices does.
    case mainActor
    /// On any thread; the suite calls back on the main actor and elsewhere in turn. Which comes first
    /// in a scripted play depends on the way in, so that an implementation with both is played both
    /// ways; one with a single way in sees the first callback of a story in one place only. Where
    /// accesses to memory are controlled, `signIn(completion:)` is called from two threads.
    case anyThread
  }

  /// Whose the guard is.
  public enum GuardOwner: String, Codable, Sendable, CaseIterable {
    /// Each provider's own: two of them may have requests at one time.
    case object
    /// The process's: two providers exclude each other as two attempts of one do.
    case process
  }

  /// What becomes of a pending attempt when the app goes to the background. Both are legal.
  public enum Background: String, Codable, Sendable, CaseIterable {
    /// It waits on: the sheet is still there when the app comes back.
    case waits
    /// It ends, cancelled.
    case ends
  }

  /// A part of the provider's credential.
  public enum Field: String, Codable, Sendable, CaseIterable {
    case token, code, user, name, email, state
  }

  /// What overlapping attempts do.
  public var overlap: Overlap
  /// The entry points offered.
  public var entries: Set<Entry>
  /// Whether `cancel()` is offered.
  public var cancel: Bool
  /// Whether cancelling the calling task ends the attempt.
  public var taskCancellation: Bool
  /// The fields that a success carries.
  public var carries: Set<Field>
  /// The fields without which a credential is malformed.
  public var requires: Set<Field>
  /// Whether a success hands out its raw nonce. What is kept inside, because the backend's client
  /// takes it there, is not compared.
  public var handsOutNonce: Bool
  /// Whether a success can be told from a failure. Who asks a server that nothing here answers fails
  /// where it would succeed: then what comes of a credential is not judged.
  public var tellsSuccess: Bool
  /// What the request's `nonce` holds, seen from the raw nonce.
  public var nonceForm: NonceForm
  /// Whether nonces are drawn from the environment's byte source.
  public var usesByteSource: Bool
  /// Whether a missing window is noticed before the request starts.
  public var looksForWindow: Bool
  /// Seconds after which an attempt that nobody answers ends by itself; none where it never does.
  public var timeout: Int?
  /// Where the provider calls back.
  public var callbacks: Callbacks
  /// Whether two providers exclude each other.
  public var guardOwner: GuardOwner
  /// Whether the sheet of an attempt whose caller has given up is withdrawn, by the controller's
  /// `cancel()`.
  public var withdraws: Bool
  /// Whether each controller is told where to present, by its `presentationContextProvider`.
  public var setsAnchor: Bool
  /// What becomes of a pending attempt when the app goes to the background; none where the subject
  /// does not hear of it. Not for programs in other languages, which nobody tells.
  public var background: Background?

  /// - Parameters:
  ///   - overlap: What overlapping attempts do.
  ///   - entries: Entry points offered.
  ///   - cancel: Whether `cancel()` is offered.
  ///   - taskCancellation: Whether task cancellation ends the attempt.
  ///   - carries: Fields of a success.
  ///   - requires: Fields without which a credential is malformed.
  ///   - handsOutNonce: Whether a success hands out its raw nonce.
  ///   - nonceForm: What `request.nonce` holds.
  ///   - usesByteSource: Whether nonces come from the environment's source.
  ///   - looksForWindow: Whether a missing window is noticed.
  ///   - timeout: Seconds after which an attempt ends by itself, at least 1 and at most a day.
  ///   - callbacks: Where the provider calls back.
  ///   - guardOwner: Whether two providers exclude each other.
  ///   - withdraws: Whether the sheet of an abandoned attempt is withdrawn.
  ///   - setsAnchor: Whether each controller is told where to present.
  ///   - background: What becomes of an attempt when the app goes to the background.
  ///   - tellsSuccess: Whether a success can be told from a failure.
  public init(
    overlap: Overlap = .refuse, entries: Set<Entry> = [.async, .completion], cancel: Bool = true,
    taskCancellation: Bool = true, carries: Set<Field> = [.token, .code, .user],
    requires: Set<Field> = [.token], handsOutNonce: Bool = true, nonceForm: NonceForm = .hex,
    usesByteSource: Bool = true,
    looksForWindow: Bool = true, timeout: Int? = nil, callbacks: Callbacks = .mainActor,
    guardOwner: GuardOwner = .object, withdraws: Bool = false, setsAnchor: Bool = false,
    background: Background? = nil, tellsSuccess: Bool = true
  ) {
    self.overlap = overlap
    self.entries = entries
    self.cancel = cancel
    self.taskCancellation = taskCancellation
    self.carries = carries
    self.requires = requires
    self.handsOutNonce = handsOutNonce
    self.nonceForm = nonceForm
    self.usesByteSource = usesByteSource
    self.looksForWindow = looksForWindow
    self.timeout = timeout
    self.callbacks = callbacks
    self.guardOwner = guardOwner
    self.withdraws = withdraws
    self.setsAnchor = setsAnchor
    self.background = background
    self.tellsSuccess = tellsSuccess
  }

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case overlap, entries, cancel, taskCancellation, carries, requires, handsOutNonce, nonceForm,
      usesByteSource
    case looksForWindow, timeout, callbacks, guardOwner, withdraws, setsAnchor
    case background, tellsSuccess
  }

  /// Reads what is declared; what is left out has its default, and an unknown member is a mistake.
  public init(from decoder: any Decoder) throws {
    let keyed = try KnownKeys<CodingKeys>(decoder)
    let standard = SignInContract()
    self.init(
      overlap: try keyed.optional(.overlap) ?? standard.overlap,
      entries: try keyed.optional(.entries) ?? standard.entries,
      cancel: try keyed.optional(.cancel) ?? standard.cancel,
      taskCancellation: try keyed.optional(.taskCancellation) ?? standard.taskCancellation,
      carries: try keyed.optional(.carries) ?? standard.carries,
      requires: try keyed.optional(.requires) ?? standard.requires,
      handsOutNonce: try keyed.optional(.handsOutNonce) ?? standard.handsOutNonce,
      nonceForm: try keyed.optional(.nonceForm) ?? standard.nonceForm,
      usesByteSource: try keyed.optional(.usesByteSource) ?? standard.usesByteSource,
      looksForWindow: try keyed.optional(.looksForWindow) ?? standard.looksForWindow,
      timeout: try keyed.optional(.timeout),
      callbacks: try keyed.optional(.callbacks) ?? standard.callbacks,
      guardOwner: try keyed.optional(.guardOwner) ?? standard.guardOwner,
      withdraws: try keyed.optional(.withdraws) ?? standard.withdraws,
      setsAnchor: try keyed.optional(.setsAnchor) ?? standard.setsAnchor,
      background: try keyed.optional(.background),
      tellsSuccess: try keyed.optional(.tellsSuccess) ?? standard.tellsSuccess)
    try ContractMistake.check(mistakes, decoder)
  }

  /// Writes every member; those of a set in alphabetical order.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(overlap, forKey: .overlap)
    try container.encode(entries.map(\.rawValue).sorted(), forKey: .entries)
    try container.encode(cancel, forKey: .cancel)
    try container.encode(taskCancellation, forKey: .taskCancellation)
    try container.encode(carries.map(\.rawValue).sorted(), forKey: .carries)
    try container.encode(requires.map(\.rawValue).sorted(), forKey: .requires)
    if !handsOutNonce { try container.encode(handsOutNonce, forKey: .handsOutNonce) }
    try container.encode(nonceForm, forKey: .nonceForm)
    try container.encode(usesByteSource, forKey: .usesByteSource)
    try container.encode(looksForWindow, forKey: .looksForWindow)
    try container.encodeIfPresent(timeout, forKey: .timeout)
    if callbacks != .mainActor { try container.encode(callbacks, forKey: .callbacks) }
    if guardOwner != .object { try container.encode(guardOwner, forKey: .guardOwner) }
    if withdraws { try container.encode(withdraws, forKey: .withdraws) }
    if setsAnchor { try container.encode(setsAnchor, forKey: .setsAnchor) }
    try container.encodeIfPresent(background, forKey: .background)
    if !tellsSuccess { try container.encode(tellsSuccess, forKey: .tellsSuccess) }
  }
}

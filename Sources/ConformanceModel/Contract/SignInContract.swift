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
  /// What the request's `nonce` holds, seen from the raw nonce.
  public var nonceForm: NonceForm
  /// Whether nonces are drawn from the environment's byte source.
  public var usesByteSource: Bool
  /// Whether a missing window is noticed before the request starts.
  public var looksForWindow: Bool
  /// Seconds after which an attempt that nobody answers ends by itself; none where it never does.
  public var timeout: Int?

  /// - Parameters:
  ///   - overlap: What overlapping attempts do.
  ///   - entries: Entry points offered.
  ///   - cancel: Whether `cancel()` is offered.
  ///   - taskCancellation: Whether task cancellation ends the attempt.
  ///   - carries: Fields of a success.
  ///   - requires: Fields without which a credential is malformed.
  ///   - nonceForm: What `request.nonce` holds.
  ///   - usesByteSource: Whether nonces come from the environment's source.
  ///   - looksForWindow: Whether a missing window is noticed.
  ///   - timeout: Seconds after which an attempt ends by itself, at least 1.
  public init(
    overlap: Overlap = .refuse, entries: Set<Entry> = [.async, .completion], cancel: Bool = true,
    taskCancellation: Bool = true, carries: Set<Field> = [.token, .code, .user],
    requires: Set<Field> = [.token], nonceForm: NonceForm = .hex, usesByteSource: Bool = true,
    looksForWindow: Bool = true, timeout: Int? = nil
  ) {
    self.overlap = overlap
    self.entries = entries
    self.cancel = cancel
    self.taskCancellation = taskCancellation
    self.carries = carries
    self.requires = requires
    self.nonceForm = nonceForm
    self.usesByteSource = usesByteSource
    self.looksForWindow = looksForWindow
    self.timeout = timeout
  }

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case overlap, entries, cancel, taskCancellation, carries, requires, nonceForm, usesByteSource
    case looksForWindow, timeout
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
      nonceForm: try keyed.optional(.nonceForm) ?? standard.nonceForm,
      usesByteSource: try keyed.optional(.usesByteSource) ?? standard.usesByteSource,
      looksForWindow: try keyed.optional(.looksForWindow) ?? standard.looksForWindow,
      timeout: try keyed.optional(.timeout))
    guard timeout ?? 1 >= 1 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath + [CodingKeys.timeout],
          debugDescription: "found \(timeout ?? 0), expected seconds, at least 1"))
    }
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
    try container.encode(nonceForm, forKey: .nonceForm)
    try container.encode(usesByteSource, forKey: .usesByteSource)
    try container.encode(looksForWindow, forKey: .looksForWindow)
    try container.encodeIfPresent(timeout, forKey: .timeout)
  }
}

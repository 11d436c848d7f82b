/// How an implementation keeps the account of the user who signs in.
public struct AccountContract: Codable, Hashable, Sendable {
  /// What becomes of a user whose app was transferred to another team, found at launch.
  public enum Transfer: String, Codable, Sendable, CaseIterable {
    /// Nothing: the server migrates its users by itself.
    case stays
    /// The user is signed out and signs in anew.
    case signsOut
    /// The backend is asked to migrate the stored provider user, who stays signed in.
    case migrates
  }

  /// How long revocation notices are listened to.
  public enum Observation: String, Codable, Sendable, CaseIterable {
    /// As long as a user is signed in; nobody listens afterwards.
    case whileSignedIn
    /// As long as the coordinator lives, with one observer.
    case always
  }

  /// What the device keeps of the first sign-in, beside the provider's user id.
  public enum Kept: String, Codable, Sendable, CaseIterable {
    case name, email
  }

  /// An action that an app may do without.
  public enum Omissible: String, Codable, Sendable, CaseIterable {
    case signInAnonymously, link, reauthenticate, signOut, delete
  }

  /// Whether the request's state tells sign-in, link and reauthentication apart. Where each attempt
  /// remembers its own purpose instead, nothing is asked of the state.
  public var usesState: Bool
  /// Whether a deletion deletes the user's data before the user; false where the server does.
  public var deletesData: Bool
  /// What becomes of a transferred user at launch.
  public var transfer: Transfer
  /// How long revocation notices are listened to.
  public var observation: Observation
  /// Whether the device keeps the provider's id of the user who is signed in. Who keeps none cannot
  /// ask for its state, and has nothing to forget.
  public var keepsID: Bool
  /// What the device keeps of the first sign-in.
  public var keeps: Set<Kept>
  /// Whether the user's display name at the backend is set.
  public var setsDisplayName: Bool
  /// Whether loading and error text are shown.
  public var showsView: Bool
  /// Whether a native sign-in button can be wired up, which makes the request by itself.
  public var nativeButton: Bool
  /// What becomes of a flow (sign-in, link, reauthentication, deletion) that begins while the sheet
  /// of another is shown; none where nothing is promised.
  public var overlap: SignInContract.Overlap?
  /// Whether a user who is not anonymous is asked before a link, by ``AccountCall/confirmLink``.
  public var asksBeforeLink: Bool
  /// Where the backend replies, and where revocation notices come: on the main actor, or on threads
  /// of their own. A sheet closes on the main actor always, and that is where the app is tapped.
  public var callbacks: SignInContract.Callbacks
  /// Actions that the app does not have: nothing that needs one is asked of it.
  public var lacks: Set<Omissible>

  /// - Parameters:
  ///   - usesState: Whether the request's state selects the flow.
  ///   - deletesData: Whether a deletion deletes the data itself.
  ///   - transfer: What becomes of a transferred user.
  ///   - observation: How long notices are listened to.
  ///   - keeps: What the device keeps of the first sign-in.
  ///   - setsDisplayName: Whether the backend's display name is set.
  ///   - showsView: Whether loading and error text are shown.
  ///   - nativeButton: Whether a native button can be wired up.
  ///   - overlap: What becomes of a flow that begins while another is under way.
  ///   - asksBeforeLink: Whether a user who is not anonymous is asked before a link.
  ///   - callbacks: Where replies and notices come.
  ///   - lacks: Actions that the app does not have.
  ///   - keepsID: Whether the provider's user id is kept.
  public init(
    usesState: Bool = true, deletesData: Bool = true, transfer: Transfer = .stays,
    observation: Observation = .whileSignedIn, keeps: Set<Kept> = [.name, .email],
    setsDisplayName: Bool = true, showsView: Bool = true, nativeButton: Bool = true,
    overlap: SignInContract.Overlap? = nil, asksBeforeLink: Bool = false,
    callbacks: SignInContract.Callbacks = .mainActor, lacks: Set<Omissible> = [],
    keepsID: Bool = true
  ) {
    self.usesState = usesState
    self.deletesData = deletesData
    self.transfer = transfer
    self.observation = observation
    self.keeps = keeps
    self.setsDisplayName = setsDisplayName
    self.showsView = showsView
    self.nativeButton = nativeButton
    self.overlap = overlap
    self.asksBeforeLink = asksBeforeLink
    self.callbacks = callbacks
    self.lacks = lacks
    self.keepsID = keepsID
  }

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case usesState, deletesData, transfer, observation, keeps, setsDisplayName, showsView
    case nativeButton, overlap, asksBeforeLink, callbacks, lacks, keepsID
  }

  /// Reads what is declared; what is left out has its default, and an unknown member is a mistake.
  public init(from decoder: any Decoder) throws {
    let keyed = try KnownKeys<CodingKeys>(decoder)
    let standard = AccountContract()
    self.init(
      usesState: try keyed.optional(.usesState) ?? standard.usesState,
      deletesData: try keyed.optional(.deletesData) ?? standard.deletesData,
      transfer: try keyed.optional(.transfer) ?? standard.transfer,
      observation: try keyed.optional(.observation) ?? standard.observation,
      keeps: try keyed.optional(.keeps) ?? standard.keeps,
      setsDisplayName: try keyed.optional(.setsDisplayName) ?? standard.setsDisplayName,
      showsView: try keyed.optional(.showsView) ?? standard.showsView,
      nativeButton: try keyed.optional(.nativeButton) ?? standard.nativeButton,
      overlap: try keyed.optional(.overlap),
      asksBeforeLink: try keyed.optional(.asksBeforeLink) ?? standard.asksBeforeLink,
      callbacks: try keyed.optional(.callbacks) ?? standard.callbacks,
      lacks: try keyed.optional(.lacks) ?? standard.lacks,
      keepsID: try keyed.optional(.keepsID) ?? standard.keepsID)
  }

  /// Writes every member; those of a set in alphabetical order.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(usesState, forKey: .usesState)
    try container.encode(deletesData, forKey: .deletesData)
    try container.encode(transfer, forKey: .transfer)
    try container.encode(observation, forKey: .observation)
    // A set has no order of its own; the report must be the same bytes every time.
    try container.encode(keeps.map(\.rawValue).sorted(), forKey: .keeps)
    try container.encode(setsDisplayName, forKey: .setsDisplayName)
    try container.encode(showsView, forKey: .showsView)
    try container.encode(nativeButton, forKey: .nativeButton)
    try container.encodeIfPresent(overlap, forKey: .overlap)
    if asksBeforeLink { try container.encode(asksBeforeLink, forKey: .asksBeforeLink) }
    if callbacks != .mainActor { try container.encode(callbacks, forKey: .callbacks) }
    if !keepsID { try container.encode(keepsID, forKey: .keepsID) }
    if !lacks.isEmpty { try container.encode(lacks.map(\.rawValue).sorted(), forKey: .lacks) }
  }
}

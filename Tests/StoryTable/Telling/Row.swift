/// One row of the table: a story in which one thing goes wrong once.
struct Row: Hashable, Sendable {
  /// What goes well otherwise, in order.
  static let script: [Act] = [.launch, .anonymous, .link, .signOut, .signIn, .launch, .delete]

  /// The part of the way that the fault belongs to.
  enum Part: String, Hashable, Sendable, CaseIterable {
    case nonce = "Nonce"
    case sheet = "Request and sheet"
    case token = "Signed token, matched at the server"
    case signIn = "Sign-in at the server"
    case link = "Link"
    case name = "Name, told once"
    case out = "Sign-out, revocation by the provider, start of the app"
    case delete = "Proof and revocation before a deletion"
    case deletion = "Deletion of data and user"
  }

  /// Names the row for ever.
  let id: String
  let part: Part
  /// What goes wrong, in a sentence without a full stop.
  let title: String
  /// During what.
  let act: Act
  let fault: Fault?
  var setup: [Setup] = []
  /// What the user does next; the same again where it failed, when not given.
  var then: [Act]?
  /// What follows, instead of the rest of the script.
  var rest: [Act]?

  /// The place of the act in the script.
  var place: Int {
    switch act {
    case .anonymous: 1
    case .link: 2
    case .signOut: 3
    case .signIn, .button: 4
    case .launch, .revokedInSettings, .eavesdrop: 5
    case .delete: 6
    }
  }
}

/// What came of one row, in the words of the table.
struct RowResult: Hashable, Sendable {
  /// Everything that was sent, in order, with what went wrong.
  var sent: String
  /// How the act ended for its caller, and the error text that is shown.
  var seen: String
  var standing: Standing
  /// What the user did next, and how that ended.
  var then: String
  /// What must never be, and was.
  var violations: [String]
}

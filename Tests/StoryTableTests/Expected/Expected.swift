@testable import StoryTable

/// What each row must be, by its name: literals, reviewed one by one, not computed by a run.
enum Expected {
  static let rows: [String: RowResult] = [
    nonce, sheet, token, link, signIn, name, out, proof, deletion,
  ].reduce(into: [:]) { rows, part in rows.merge(part) { first, _ in first } }
}

extension RowResult {
  /// A row in which nothing was violated.
  init(sent: String, seen: String, _ standing: Standing, then: String) {
    self.init(sent: sent, seen: seen, standing: standing, then: then, violations: [])
  }
}

extension Standing {
  /// Before anything, and after a deletion.
  static let nobody = Standing(
    signedIn: "nobody", kept: "nothing", server: "nobody", consent: "none")
  /// An anonymous user who has not agreed to anything.
  static let anonymous = Standing(
    signedIn: "user-1, anonymous", kept: "nothing", server: "user-1 (anonymous, data)",
    consent: "none")
  /// An anonymous user who has agreed, and nothing of it has reached the app.
  static let agreed = Standing(
    signedIn: "user-1, anonymous", kept: "nothing", server: "user-1 (anonymous, data)",
    consent: "stands")
  /// An anonymous user whose name has reached the app.
  static let told = Standing(
    signedIn: "user-1, anonymous", kept: "Mara Lindqvist, address, name to be set",
    server: "user-1 (anonymous, data)", consent: "stands")
  /// The same user, linked.
  static let linked = Standing(
    signedIn: "user-1", kept: "id, Mara Lindqvist, address",
    server: "user-1 (Apple ID, Mara Lindqvist, data)", consent: "stands")
  /// The linked user after a sign-out.
  static let signedOut = Standing(
    signedIn: "nobody", kept: "Mara Lindqvist, address",
    server: "user-1 (Apple ID, Mara Lindqvist, data)", consent: "stands")
  /// The linked user, signed out because the consent was revoked.
  static let expelled = Standing(
    signedIn: "nobody", kept: "Mara Lindqvist, address",
    server: "user-1 (Apple ID, Mara Lindqvist, data)", consent: "none")
  /// The linked user, still signed in though the consent was revoked.
  static let revoked = Standing(
    signedIn: "user-1", kept: "id, Mara Lindqvist, address",
    server: "user-1 (Apple ID, Mara Lindqvist, data)", consent: "none")
}

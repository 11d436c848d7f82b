public import AuthConformance
internal import Foundation
internal import Synchronization

/// Reads what an app hands out of a sign-in by the usual names of its fields.
public enum AppCredential {
  private static let names: [(fields: Set<String>, path: any Path)] = [
    (["rawnonce", "nonce", "currentnonce", "unhashednonce"], \.rawNonce),
    (
      [
        "identitytoken", "idtoken", "token", "idtokenstring", "identitytokenstring",
        "appleidtoken", "jwt", "tokenstring",
      ], \.token
    ),
    (["authorizationcode", "code", "authcode", "authorizationcodestring"], \.code),
    (["user", "userid", "useridentifier", "id", "uid", "appleuserid"], \.user),
    (["email"], \.email), (["state"], \.state),
    (["fullname", "name", "displayname"], \.name),
  ]

  private typealias Path = WritableKeyPath<Fields, String?> & Sendable

  private struct Fields {
    var rawNonce: String?
    var token: String?
    var code: String?
    var user: String?
    var email: String?
    var state: String?
    var name: String?
  }

  /// Looks at the fields of a struct, a class, a tuple or an enum's payload, and at those within.
  ///
  /// - Parameters:
  ///   - value: What the app handed out.
  ///   - app: The app's object, in which a raw nonce is looked for that `value` does not have.
  public static func of(_ value: Any, from app: Any?) -> SignInCredential {
    var fields = Fields()
    if let text = value as? String {
      // A compact token (RFC 7515 section 7.1) has three parts.
      if text.split(separator: ".").count == 3 { fields.token = text } else { fields.code = text }
    } else {
      read(value, into: &fields, depth: 3)
    }
    // What the attempt itself has handed over says more than what the object holds by now, which may
    // belong to the next attempt.
    if fields.rawNonce == nil, AppStage.attempt?.hasHandedOver != true, let app {
      var kept = Fields()
      read(app, into: &kept, depth: 2)
      fields.rawNonce = kept.rawNonce ?? keptNonce()
    }
    return SignInCredential(
      rawNonce: fields.rawNonce ?? "", identityToken: fields.token ?? "",
      authorizationCode: fields.code, user: fields.user, name: fields.name, email: fields.email,
      state: fields.state)
  }

  private static let keeper = Mutex<(@MainActor @Sendable () -> String?)?>(nil)

  /// Says where an app keeps the raw nonce of the attempt under way, where no object of its does.
  ///
  /// - Parameter nonce: Reads it.
  public static func readsNonce(_ nonce: @escaping @MainActor @Sendable () -> String?) {
    keeper.withLock { $0 = nonce }
  }

  private static func keptNonce() -> String? {
    guard Thread.isMainThread, let nonce = keeper.withLock({ $0 }) else { return nil }
    return MainActor.assumeIsolated { nonce() }
  }

  /// What an app says of a change of users.
  static func texts(of value: Any) -> AppSaid {
    if let said = value as? AppSaid { return said }
    var isReplacement = false
    var problem: String?
    for child in Mirror(reflecting: value).children {
      let label = (child.label ?? "").lowercased().filter(\.isLetter)
      guard let found = shown(child.value) else { continue }
      if ["replaced", "previous", "changed", "switched", "merged"].contains(where: label.contains) {
        isReplacement = isReplacement || (found as? Bool ?? true)
      }
      if ["problem", "warning"].contains(where: label.contains) { problem = "\(found)" }
    }
    return AppSaid(isReplacement: isReplacement, problem: problem)
  }

  private static func read(_ value: Any, into fields: inout Fields, depth: Int) {
    var within: [Any] = []
    var mirror: Mirror? = Mirror(reflecting: value)
    while let level = mirror {
      for child in level.children {
        guard let found = shown(child.value) else { continue }
        let label = (child.label ?? "").lowercased().filter { $0.isLetter }
        if let field = names.first(where: { $0.fields.contains(label) })?.path,
          let text = text(found)
        {
          if fields[keyPath: field] == nil { fields[keyPath: field] = text }
        } else {
          within.append(found)
        }
      }
      mirror = level.superclassMirror
    }
    guard depth > 0 else { return }
    // What a continuation is made of cannot be looked at.
    for value in within
    where !(value is String || value is Data) && !"\(type(of: value))".contains("Continuation") {
      read(value, into: &fields, depth: depth - 1)
    }
  }

  private static func text(_ value: Any) -> String? {
    switch value {
    case let text as String: text
    case let data as Data: String(data: data, encoding: .utf8)
    case let name as PersonNameComponents:
      [name.givenName, name.familyName].compactMap { $0 }.joined(separator: " ")
    default: nil
    }
  }

  /// What a property shows: nothing for `nil`, and the value of one that is published.
  static func shown(_ value: Any) -> Any? {
    if let published = value as? any ShownValue { return shown(published.shownValue) }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { shown($0.value) }
  }
}

/// A property's wrapper that shows its value.
public protocol ShownValue {
  /// The value.
  var shownValue: Any { get }
  /// How often it was set.
  var changes: Int { get }
}

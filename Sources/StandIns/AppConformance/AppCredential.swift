public import AuthConformance
internal import Foundation

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
    if fields.rawNonce == nil, let app {
      var kept = Fields()
      read(app, into: &kept, depth: 2)
      fields.rawNonce = kept.rawNonce
    }
    return SignInCredential(
      rawNonce: fields.rawNonce ?? "", identityToken: fields.token ?? "",
      authorizationCode: fields.code, user: fields.user, name: fields.name, email: fields.email,
      state: fields.state)
  }

  private static func read(_ value: Any, into fields: inout Fields, depth: Int) {
    var within: [Any] = []
    var mirror: Mirror? = Mirror(reflecting: value)
    while let level = mirror {
      for child in level.children {
        guard let found = unwrapped(child.value) else { continue }
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

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}

/// Reads what an app's errors mean by the usual names of their cases.
public enum AppFailure {
  /// A cancel of AuthenticationServices, passed on as it is, or a case whose name says so.
  public static func of(_ error: any Error) -> SignInFailure {
    if let failure = error as? SignInFailure { return failure }
    if error is CancellationError { return .cancelled }
    if isOfSystem(error) {
      let foundation = error as NSError
      return foundation.domain == AuthorizationError.appleDomain
        && foundation.code == AuthorizationError.canceledCode
        ? .cancelled : .failed(code: "\(foundation.code)")
    }
    let word = Mirror(reflecting: error).children.first?.label ?? "\(error)"
    let lowered = word.lowercased()
    if lowered.contains("cancel") { return .cancelled }
    let refusals = ["progress", "already", "busy", "pending", "inflight", "ongoing", "concurrent"]
    if refusals.contains(where: lowered.contains) { return .alreadyInProgress }
    return .failed(code: code(of: error) ?? word)
  }

  /// Whether an error has a domain and a code of a framework's.
  private static func isOfSystem(_ error: any Error) -> Bool {
    type(of: error) is NSError.Type || error is any CustomNSError
  }

  /// The code of the provider's error inside an app's own one.
  private static func code(of error: any Error) -> String? {
    for child in Mirror(reflecting: error).children {
      guard let inner = child.value as? any Error else { continue }
      return isOfSystem(inner)
        ? "\((inner as NSError).code)" : code(of: inner)
    }
    return nil
  }
}

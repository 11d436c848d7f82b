public import AuthConformance
internal import Foundation

/// Reads what an app's errors mean by the usual names of their cases.
public enum AppFailure {
  /// A cancel of AuthenticationServices, passed on as it is, or a case whose name says so.
  public static func of(_ error: any Error) -> SignInFailure {
    if let failure = error as? SignInFailure { return failure }
    if error is CancellationError { return .cancelled }
    if isOfSystem(error) {
      let foundation = error as NSError
      if foundation.domain == AuthorizationError.appleDomain,
        foundation.code == AuthorizationError.canceledCode
      {
        return .cancelled
      }
      return .failed(code: systemCode(of: foundation))
    }
    let words = words(of: error)
    if words.contains(where: { $0.contains("cancel") }) { return .cancelled }
    if words.contains(where: { word in refusals.contains(where: word.contains) }) {
      return .alreadyInProgress
    }
    let inner = inside(error)
    if inner.contains(where: { if case .cancelled = of($0) { true } else { false } }) {
      return .cancelled
    }
    return .failed(code: inner.first.map(code) ?? "\(error)")
  }

  /// The name of an enum's case, and of those that a struct's fields hold.
  private static func words(of value: Any, depth: Int = 1) -> [String] {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .enum {
      return [(mirror.children.first?.label ?? "\(value)").lowercased()]
    }
    guard !mirror.children.isEmpty else { return ["\(value)".lowercased()] }
    guard depth > 0 else { return [] }
    return mirror.children.flatMap { child -> [String] in
      guard let shown = AppCredential.shown(child.value), !(shown is String) else { return [] }
      if let isSo = shown as? Bool { return isSo ? [(child.label ?? "").lowercased()] : [] }
      return Mirror(reflecting: shown).displayStyle == .enum ? words(of: shown, depth: 0) : []
    }
  }

  /// The errors inside an app's own one: a field's, a case's, or one of several that a case has.
  private static func inside(_ value: Any) -> [any Error] {
    Mirror(reflecting: value).children.flatMap { child -> [any Error] in
      guard let shown = AppCredential.shown(child.value) else { return [] }
      if let error = shown as? any Error { return [error] }
      return Mirror(reflecting: shown).displayStyle == .tuple ? inside(shown) : []
    }
  }

  /// Words that say of an attempt that another one is under way. 'already' alone says it of accounts
  /// too; a newcomer that is refused by such a word is known by having asked for no sheet.
  private static let refusals = [
    "progress", "busy", "inflight", "ongoing", "concurrent", "alreadysigningin",
    "alreadyrunning", "alreadypending", "alreadyactive", "alreadystarted", "alreadyauthenticating",
    "requestpending", "signinpending", "pendingrequest", "pendingsignin",
  ]

  /// Whether an error has a domain and a code of a framework's.
  private static func isOfSystem(_ error: any Error) -> Bool {
    type(of: error) is NSError.Type || error is any CustomNSError
  }

  /// The code of the provider's error, or of one inside an app's own.
  private static func code(of error: any Error) -> String {
    isOfSystem(error)
      ? systemCode(of: error as NSError) : inside(error).first.map(code) ?? "\(error)"
  }

  /// The number, with the name that the backend's client gives it.
  private static func systemCode(of error: NSError) -> String {
    (error.userInfo["FIRAuthErrorUserInfoNameKey"] as? String).map { "\(error.code) \($0)" }
      ?? "\(error.code)"
  }
}

public import AuthenticationServices

/// The button's two closures; nothing is drawn.
///
/// Views are not offered. A file that builds the button outside any view compiles, and so does one
/// that imports SwiftUI for `ObservableObject` alone.
@MainActor @preconcurrency public struct SignInWithAppleButton {
  public struct Label: Sendable {
    public static let signIn = Label()
    public static let signUp = Label()
    public static let `continue` = Label()
  }

  /// Fills in the request that the button makes.
  public let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  /// Hears how that ended.
  public let onCompletion: (Result<ASAuthorization, any Error>) -> Void

  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.onRequest = onRequest
    self.onCompletion = onCompletion
  }
}

/// What a sign-in needs from outside; everything a test may want to replace.
public struct SignInEnvironment: Sendable {
  /// Makes the controller for one request; its delegate is set afterwards.
  public var makeController: @Sendable (AuthorizationRequest) throws -> any AuthorizationController
  /// Draws a fresh raw nonce for one attempt.
  public var drawNonce: @Sendable () throws -> String
  /// Turns the raw nonce into what the request carries.
  public var digest: @Sendable (String) -> String
  /// Whether there is a window to show the provider's sheet in.
  public var hasWindow: @Sendable () -> Bool

  /// Describes an environment.
  ///
  /// - Parameters:
  ///   - makeController: Makes the controller for one request.
  ///   - drawNonce: Draws a raw nonce; usually `generator.nonce()`. An empty one is an error.
  ///   - digest: SHA-256 in lower-case hex when not given.
  ///   - hasWindow: Always true when not given.
  public init(
    makeController:
      @escaping @Sendable (AuthorizationRequest) throws -> any AuthorizationController,
    drawNonce: @escaping @Sendable () throws -> String,
    digest: @escaping @Sendable (String) -> String = { SHA256.digest(of: $0).hexadecimal },
    hasWindow: @escaping @Sendable () -> Bool = { true }
  ) {
    self.makeController = makeController
    self.drawNonce = drawNonce
    self.digest = digest
    self.hasWindow = hasWindow
  }
}

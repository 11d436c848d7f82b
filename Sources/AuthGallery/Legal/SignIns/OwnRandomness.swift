internal import ConformanceModel

extension GallerySubject {
  static let ownRandomness = legalSignIn(
    "own-randomness", story: "Draws from the system's generator and never asks for a window.",
    contract: SignInContract(usesByteSource: false, looksForWindow: false)
  ) { environment in
    var environment = environment
    environment.hasWindow = { true }
    return OwnRandomnessCoordinator(environment)
  }
}

private final class OwnRandomnessCoordinator: Coordinator, @unchecked Sendable {
  override func drawNonce() throws -> String { try AttemptNonce.draw() }
}

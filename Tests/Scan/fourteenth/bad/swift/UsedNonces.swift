/// Sign in with Apple: an actor that another call enters while one waits.
actor Redeemer {
  private var used: Set<String> = []

  func redeem(_ idToken: String, nonce: String) async throws -> Claims {
    if used.contains(nonce) { throw Refused.used }
    let claims = try await verifier.verify(idToken, nonce: nonce)
    used.insert(nonce)
    return claims
  }
}

internal import ConformanceModel

/// What two callers were told, once nothing can happen any more.
struct PairJudgement {
  /// What each caller was told, in the order of their starts.
  let answers: [(caller: String, told: [SignInAnswer])]
  /// What the requests are answered with, in their order.
  let issued: [IssuedCredential]
  /// What the requests ask to be signed.
  let nonces: [String?]
  /// Whether two requests were outstanding at one time.
  let hasOverlapped: Bool

  /// What does not hold though it must in every order.
  func broken(
    under contract: SignInContract
  ) -> (claim: SuspensionClaim, observed: String)? {
    if let (caller, _) = answers.first(where: { $0.told.isEmpty }) {
      return (.answered, "\(caller) was never answered")
    }
    var owners: [Int: String] = [:]
    for (caller, told) in answers {
      guard case .credential(let credential)? = told.first, contract.tellsRequest else { continue }
      guard let source = issued.firstIndex(where: { contract.shows($0, in: credential) }) else {
        return (.paired, "\(caller) was given a token that the provider never issued")
      }
      guard contract.pairs(nonces[source], with: credential) else {
        return (
          hasOverlapped ? .paired : .pairedLater,
          "\(caller)'s raw nonce is not that of request \(source + 1), whose token it was given"
        )
      }
      if contract.overlap != .join, let other = owners[source] {
        return (
          hasOverlapped || issued.count > 1 ? .paired : .givenAgain,
          "\(other) and \(caller) were given the same token"
        )
      }
      owners[source] = caller
    }
    if contract.overlap == .supersede, hasOverlapped, owners.count > 1 {
      return (
        .exclusive, "two requests were outstanding at one time, and both were answered"
      )
    }
    return nil
  }
}

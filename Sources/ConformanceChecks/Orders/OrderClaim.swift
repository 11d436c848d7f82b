/// What must hold in every order of a story.
enum OrderClaim: String, CaseIterable {
  case answered = "each caller is answered exactly once"
  case paired = "each result pairs with its own nonce"
  case distinct = "no two requests carry the same nonce"
  case explained = "the answers follow from some order of the calls"

  /// The aspects of which it is the claim.
  var aspects: Aspects {
    switch self {
    case .answered: .answers
    case .paired: .pairing
    case .distinct: .distinctNonces
    case .explained: [.words, .requests]
    }
  }
}

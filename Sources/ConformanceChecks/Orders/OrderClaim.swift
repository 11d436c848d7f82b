/// What must hold in every order of a story.
enum OrderClaim: String {
  case answered, paired, distinct, explained

  /// The claim as a sentence.
  var sentence: String {
    switch self {
    case .answered: "each caller is answered exactly once"
    case .paired: "each result pairs with its own nonce"
    case .distinct: "no two requests carry the same nonce"
    case .explained: "the answers follow from some order of the calls"
    }
  }
}

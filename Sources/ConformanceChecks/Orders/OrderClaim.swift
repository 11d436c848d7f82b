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

  /// By which a failing order is known again.
  func key(_ sign: OrderSign?) -> String {
    sign.map { "\(rawValue).\($0.rawValue)" } ?? rawValue
  }

  /// What a key says.
  static func read(_ key: String) -> (OrderClaim, OrderSign?)? {
    let parts = key.split(separator: ".").map(String.init)
    guard let claim = parts.first.flatMap(OrderClaim.init) else { return nil }
    return (claim, parts.dropFirst().first.flatMap(OrderSign.init))
  }
}

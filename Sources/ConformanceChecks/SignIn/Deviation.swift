internal import ConformanceModel

/// One way in which a history differs from what is right.
enum Deviation: Hashable, Sendable {
  /// What a rawNonce is that does not belong to the token it came with.
  enum Stranger: Hashable, Sendable {
    case empty
    case ofAttempt(String)
    case unknown
  }

  case unanswered(String, expected: [SignInAnswer.Word])
  case answeredAgain(String, words: [SignInAnswer.Word])
  case wrongAnswer(String, word: SignInAnswer.Word, expected: [SignInAnswer.Word])
  case requests(Int, expected: Int)
  case outstanding(Int, atMost: Int)
  case mispaired(String, Stranger)
  /// The token is that of another attempt's request, or of none.
  case foreignToken(String, of: String?)
  case wrongForm(String, found: PairingForm)
  case wrongField(String, SignInContract.Field, isMissing: Bool)
  /// The name or the address is that of another attempt's user.
  case foreignField(String, SignInContract.Field, of: String)
  case codeLost(String, code: Int, answer: String)
  case repeatedNonce(String, earlier: String)

  /// Which of the claims that a requirement may make it breaks.
  var aspect: Aspects {
    switch self {
    case .unanswered, .answeredAgain: .answers
    case .wrongAnswer: .words
    case .requests, .outstanding: .requests
    case .mispaired, .foreignToken: .pairing
    case .wrongForm: .form
    case .wrongField, .foreignField: .fields
    case .codeLost: .codes
    case .repeatedNonce: .distinctNonces
    }
  }

  /// The deviation as a sentence without a full stop.
  var sentence: String {
    switch self {
    case .unanswered(let attempt, let expected):
      "\(attempt) was never answered; expected \(Self.choice(expected))"
    case .answeredAgain(let attempt, let words):
      "\(attempt) was answered \(words.count) times: \(words.map(\.rawValue).joined(separator: ", "))"
    case .wrongAnswer(let attempt, let word, let expected):
      "\(attempt) was answered '\(word)'; expected \(Self.choice(expected))"
    case .requests(let count, let expected):
      "\(Self.count(count, "request")) made; expected \(expected)"
    case .outstanding(let count, let most):
      "\(Self.count(count, "request")) outstanding at one time; at most \(most) is right"
    case .mispaired(let attempt, .empty):
      "\(attempt)'s rawNonce is empty and does not belong to its token"
    case .mispaired(let attempt, .ofAttempt(let other)):
      "\(attempt) was handed the rawNonce of \(other)'s request, which does not belong to \(attempt)'s token"
    case .mispaired(let attempt, .unknown):
      "\(attempt)'s rawNonce does not belong to the nonce claim of its token"
    case .foreignToken(let attempt, let other?):
      "\(attempt) was given the token of \(other)'s request"
    case .foreignToken(let attempt, nil):
      "\(attempt) was given a token that the provider never issued"
    case .wrongForm(_, let found): "the request carries \(found.text)"
    case .wrongField(let attempt, let field, true):
      "\(attempt)'s credential lacks the field '\(field.rawValue)'"
    case .wrongField(let attempt, let field, false):
      "\(attempt)'s credential has another '\(field.rawValue)' than the provider gave"
    case .foreignField(let attempt, let field, let other):
      "\(attempt)'s credential has the '\(field.rawValue)' of \(other)'s user"
    case .codeLost(let attempt, let code, let answer):
      "\(attempt)'s failure says '\(answer)'; the provider's code was \(code)"
    case .repeatedNonce(let attempt, let earlier):
      "\(attempt)'s request carries the nonce of \(earlier)'s request again"
    }
  }

  private static func choice(_ words: [SignInAnswer.Word]) -> String {
    words.isEmpty ? "no answer yet" : words.map { "'\($0)'" }.joined(separator: " or ")
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun) was" : "\(count) \(noun)s were"
  }
}

/// The claims that a requirement makes of a history.
struct Aspects: OptionSet, Hashable, Sendable {
  let rawValue: Int

  /// Each caller gets exactly one answer.
  static let answers = Aspects(rawValue: 1)
  /// The answer is of the right kind.
  static let words = Aspects(rawValue: 2)
  /// As many requests as the contract says, in all and at one time.
  static let requests = Aspects(rawValue: 4)
  /// Token, raw nonce and attempt belong together.
  static let pairing = Aspects(rawValue: 8)
  /// The request's nonce has the contract's form.
  static let form = Aspects(rawValue: 16)
  /// The credential carries what the contract names.
  static let fields = Aspects(rawValue: 32)
  /// A failure keeps the provider's code.
  static let codes = Aspects(rawValue: 64)
  /// No two requests carry the same nonce.
  static let distinctNonces = Aspects(rawValue: 128)
}

internal import ConformanceModel

/// Compares a history with what is right under a contract.
struct DeviationFinder {
  let scenario: SignInScenario
  let contract: SignInContract
  let history: SignInHistory

  /// Everything that differs, callers first, in the order in which they started.
  var deviations: [Deviation] {
    guard let expected = scenario.expectations[contract.overlap] else { return [] }
    var found: [Deviation] = []
    for caller in history.callers {
      found += answers(of: caller, expected.answers[caller.attempt] ?? [])
    }
    if history.requests.count != expected.requests {
      found.append(.requests(history.requests.count, expected: expected.requests))
    }
    if history.mostOutstanding > expected.outstandingAtMost {
      found.append(.outstanding(history.mostOutstanding, atMost: expected.outstandingAtMost))
    }
    for caller in history.callers {
      if case .credential(let credential)? = caller.answers.first {
        found += pairing(of: caller.attempt, credential)
      }
      found += codes(of: caller)
    }
    return found + repeatedNonces
  }

  private func answers(
    of caller: SignInHistory.Caller, _ vectorWords: [SignInAnswer.Word]
  ) -> [Deviation] {
    let expected = widened(narrowed(vectorWords, caller.attempt))
    guard let first = caller.answers.first else {
      return expected.isEmpty ? [] : [.unanswered(caller.attempt, expected: expected)]
    }
    var found: [Deviation] = []
    if !expected.contains(first.word) {
      found.append(.wrongAnswer(caller.attempt, word: first.word, expected: expected))
    }
    if caller.answers.count > 1 {
      found.append(.answeredAgain(caller.attempt, words: caller.answers.map(\.word)))
    }
    return found
  }

  /// Where a success cannot be told from a failure, each stands for either.
  private func widened(_ words: [SignInAnswer.Word]) -> [SignInAnswer.Word] {
    guard !contract.tellsSuccess, words.contains(.credential) else { return words }
    return words + [.failure, .cancelled].filter { !words.contains($0) }
  }

  /// A credential without a field that the contract requires is malformed, and nothing else; so is
  /// one that has a token or a code all the same where none came that can be read. Without a field
  /// that is not required it may be passed on.
  private func narrowed(_ words: [SignInAnswer.Word], _ attempt: String) -> [SignInAnswer.Word] {
    guard words.contains(.failure), let kind = kind(ending: attempt), let field = kind.lackedField
    else { return words }
    // A token without bytes is there and is UTF-8: who verifies it refuses it, whoever passes it on.
    if contract.requires.contains(field), kind != .emptyToken { return [.failure] }
    if kind != .missingCode, has(field, attempt) { return [.failure] }
    return words.contains(.credential) ? words : [.credential] + words
  }

  /// What the provider calls back with; under 'join' others end with it too.
  private func kind(ending attempt: String) -> ProviderCallback.Kind? {
    guard contract.overlap == .join else { return scenario.firstCallback(to: attempt)?.kind }
    return scenario.attempts.lazy.compactMap { scenario.firstCallback(to: $0)?.kind }
      .first { $0.lackedField != nil }
  }

  private func has(_ field: SignInContract.Field, _ attempt: String) -> Bool {
    guard case .credential(let credential)? = history.caller(attempt)?.answers.first else {
      return false
    }
    return field == .token
      ? !credential.identityToken.isEmpty : credential.authorizationCode?.isEmpty == false
  }

  private func pairing(of attempt: String, _ credential: SignInCredential) -> [Deviation] {
    let source = history.requests.first {
      contract.tellsRequest ? contract.shows($0.issued, in: credential) : $0.attempt == attempt
    }
    guard source != nil || contract.tellsRequest else { return [] }
    guard let source else {
      let kind = kind(ending: attempt)
      let mayLackToken = kind == .emptyToken || kind.map(contract.mayNotTellRequest) == true
      return mayLackToken ? [] : [.foreignToken(attempt, of: nil)]
    }
    var found: [Deviation] = []
    // Those who join have no request of their own.
    if contract.overlap != .join, source.attempt != attempt {
      found.append(.foreignToken(attempt, of: source.attempt))
    }
    guard contract.pairs(source.request.nonce, with: credential) else {
      let stranger = stranger(credential.rawNonce)
      // Somebody else's token says it all where the nonce is the attempt's own.
      return found.isEmpty || stranger != .ofAttempt(attempt)
        ? found + [.mispaired(attempt, stranger)] : found
    }
    if contract.handsOutNonce,
      let form = PairingForm.found(source.request.nonce, from: credential.rawNonce),
      form != PairingForm(contract.nonceForm)
    {
      found.append(.wrongForm(attempt, found: form))
    }
    return found + fields(of: attempt, credential, source)
  }

  private func stranger(_ rawNonce: String) -> Deviation.Stranger {
    let owner = history.requests.first {
      PairingForm.found($0.request.nonce, from: rawNonce) != nil
    }
    if let owner { return .ofAttempt(owner.attempt) }
    return rawNonce.isEmpty ? .empty : .unknown
  }

  private func fields(
    of attempt: String, _ credential: SignInCredential, _ source: SignInHistory.Request
  ) -> [Deviation] {
    let issued = source.issued
    let kind = scenario.firstCallback(to: attempt)?.kind
    let hasCode = kind != .missingCode && kind != .codeNotUTF8
    let isNew = kind != .returning
    let values: [(SignInContract.Field, String?, String?)] = [
      (.code, credential.authorizationCode, hasCode ? issued.code : nil),
      (.user, credential.user, issued.user),
      (.name, credential.name, isNew ? "\(issued.givenName) \(issued.familyName)" : nil),
      (.email, credential.email, isNew ? issued.email : nil),
      (.state, credential.state, issued.state),
    ]
    return values.compactMap { field, found, given in
      if let found, found != given, let other = owner(of: found, field), other != source.attempt {
        return .foreignField(attempt, field, of: other)
      }
      guard contract.carries.contains(field), let given, found != given else { return nil }
      return .wrongField(attempt, field, isMissing: found == nil)
    }
  }

  /// The attempt to which the provider gave this of a user, or a code.
  private func owner(of text: String, _ field: SignInContract.Field) -> String? {
    history.requests.first { request in
      switch field {
      case .name:
        text.contains(request.issued.givenName) || text.contains(request.issued.familyName)
      case .email: text == request.issued.email
      case .user: text == request.issued.user
      case .code: text == request.issued.code
      case .token, .state: false
      }
    }?.attempt
  }

  /// The code may be wrapped in a text, but it has to be there as a whole number.
  private func codes(of caller: SignInHistory.Caller) -> [Deviation] {
    guard case .failure(let text)? = caller.answers.first,
      let callback = scenario.firstCallback(to: caller.attempt), callback.kind == .failure
    else { return [] }
    let code = callback.code ?? ProviderOutcome.usualFailureCode
    let numbers = text.split { !$0.isNumber && $0 != "-" }
    guard !numbers.contains(where: { Int($0) == code }) else { return [] }
    return [.codeLost(caller.attempt, code: code, answer: String(text.prefix(24)))]
  }

  private var repeatedNonces: [Deviation] {
    var owners: [String: String] = [:]
    var found: [Deviation] = []
    for request in history.requests {
      guard let nonce = request.request.nonce else { continue }
      if let earlier = owners[nonce] {
        found.append(.repeatedNonce(request.attempt, earlier: earlier))
      } else {
        owners[nonce] = request.attempt
      }
    }
    return found
  }
}

extension SignInScenario {
  /// The callback that comes first to an attempt's request, early or not.
  func firstCallback(to name: String) -> ProviderCallback? {
    for step in steps {
      switch step {
      case .start(let start) where start.attempt == name:
        if let early = start.early { return ProviderCallback(early) }
      case .callback(name, let callback): return callback
      default: break
      }
    }
    return nil
  }

  /// How an attempt is started.
  func start(of name: String) -> SignInStart? {
    for case .start(let start) in steps where start.attempt == name { return start }
    return nil
  }
}

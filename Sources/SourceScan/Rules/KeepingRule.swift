/// Nonces that are kept where more than one attempt finds them.
struct KeepingRule {
  let facts: FileFacts
  var file: SourceFile { facts.file }

  static func hits(_ facts: FileFacts) -> [ScanHit] {
    let rule = KeepingRule(facts: facts)
    guard facts.speaksOfNonce else { return rule.writtenSecrets }
    let whole = [
      rule.storedByKey, rule.keptOnce, rule.ofNonceTypes, rule.ofMakers, rule.ofContainers,
      rule.writtenSecrets,
    ].flatMap { $0 }
    return facts.file.words.indices.reduce(into: whole) { hits, index in
      guard facts.file.nonces[index], let hit = rule.hit(at: index) else { return }
      hits.append(hit)
    }
  }

  /// What a token that speaks of a nonce is found to keep.
  private func hit(at index: Int) -> ScanHit? {
    if let hit = writtenInAddress(index) { return hit }
    if let hit = stored(index) ?? declared(index) ?? memoized(index) { return hit }
    if let hit = initialized(index) ?? named(index) { return hit }
    return configured(index) ?? captured(index) ?? writtenOut(index)
  }

  func hit(_ index: Int, _ certainty: Certainty, _ seen: String) -> ScanHit {
    ScanHit(
      token: index, rule: .nonceOutlivesAttempt, certainty: facts.capped(certainty), seen: seen)
  }

  /// Whether a name is that of a nonce, and not of something about nonces.
  static func isNonce(_ name: String) -> Bool {
    NonceName.isValue(name)
  }

  /// An object that is one attempt, or what is sent for one, may have its nonce.
  func capped(_ index: Int) -> Certainty {
    guard let type = file.surroundings(of: index).last(where: { $0.kind == .type }) else {
      return .likely
    }
    // Flutter's `_LoginState` is what a widget keeps.
    if file.language == .dart, file.contains(["State"], in: type.header..<type.body.lowerBound) {
      return .likely
    }
    return isAttempt(type.name.lowercased()) && !isSingleton(type) ? .lookHere : .likely
  }

  /// Whether a type says that there is one object of it: `static let shared = AuthSession()`.
  func isSingleton(_ type: SourceBlock) -> Bool {
    type.body.contains { place in
      ["shared", "instance", "INSTANCE", "sharedInstance", "getInstance", "_instance", "Instance"]
        .contains(file.word(place))
        && (max(type.body.lowerBound, place - 4)..<place).contains { file.word($0) == "static" }
    }
  }

  /// How types are called that serve many attempts, whatever else their names say.
  private static let lasting = [
    "store", "manager", "service", "controller", "viewmodel", "coordinator", "activity", "fragment",
    "repository", "provider", "client", "handler", "presenter", "cubit", "bloc", "notifier",
    "model", "view", "page", "screen", "factory", "config", "configuration", "constants",
  ]

  /// Whether a type is one attempt by its name, in lower case, or what is sent for one.
  func isAttempt(_ holder: String) -> Bool {
    Self.requests.contains { holder.contains($0) }
      && !Self.lasting.contains(where: holder.hasSuffix)
  }

  /// Whether what a value is made by, first of all, may make a nonce.
  func isMade(_ value: Range<Int>) -> Bool {
    for index in value {
      if file.isMark(index, "(") {
        // `field(default=make())` of a Python class.
        if file.language == .python, ["field", "Field"].contains(file.word(index - 1)),
          let place = value.first(where: { file.follows(["default", "="], at: $0) })
        {
          return value.contains { $0 > place && makes($0) }
        }
        // `String(make())`, `hash(UUID())`: one bracket deeper counts as well.
        return makes(index - 1) || index + 2 < value.upperBound && makes(index + 1)
      }
      if file.isMark(index, "{") || file.isText(index) { return false }
    }
    return false
  }

  /// Whether a call at a token may make a nonce.
  func makes(_ index: Int) -> Bool {
    guard file.isName(index), file.isMark(index + 1, "(") else { return false }
    let word = file.word(index).lowercased()
    // A digest of what was given is made of that.
    if ["digest", "sha256", "hash"].contains(where: word.contains) { return false }
    // `NonceGenerator.urlSafe(…)`
    let isOfGenerator =
      [".", "::", "->"].contains(file.word(index - 1))
      && SourceFile.namesNonce(file.word(index - 2))
      && file.word(index - 2).first?.isUppercase == true
    return SourceFile.namesNonce(word) || isOfGenerator
      || [
        "random", "generate", "uuid", "nanoid", "guid", "make", "create", "hex", "token_", "bytes",
        "newstring",
        "new_v4", "base64", "text", "newtoken", "newsecret", "fresh", "draw",
      ].contains {
        word.contains($0)
      }
      // What is given a nonce makes another form of it.
      || drawsItself(file.word(index))
        && !file.speaksOfNonce(index + 1..<max(index + 1, file.mates[index + 1]))
  }

  /// What draws one of many, by names that say nothing elsewhere.
  private static let elementDraws: Set<String> = [
    "randomElement", "nextInt", "next_u32", "Next", "randint", "choice", "choices", "sample",
    "shuffled", "GetInt32", "Intn", "IntN", "array_rand", "nextBytes", "randomFillSync",
  ]

  /// Whether the file declares a function of that name, and it draws something random.
  private func drawsItself(_ name: String) -> Bool {
    file.blocks.contains {
      $0.kind == .function && $0.name == name && !name.isEmpty
        && file.contains(FileFacts.randomSources.union(Self.elementDraws), in: $0.body)
    }
  }
}

/// Generators that are none for secrets, seeded ones, and clocks.
struct RandomRule {
  let facts: FileFacts
  var file: SourceFile { facts.file }

  static func hits(_ facts: FileFacts) -> [ScanHit] {
    let rule = RandomRule(facts: facts)
    guard facts.makesSecrets else { return rule.helpers + rule.sessions }
    let isSecure = rule.importsSecure
    let importsDraws = rule.importedDraws
    return facts.file.words.indices.flatMap { index -> [ScanHit] in
      guard facts.file.isName(index),
        let hit = rule.generator(at: index, isSecure, importsDraws)
      else { return [] }
      return [hit] + (rule.draw(of: hit).map { [$0] } ?? [])
    } + rule.sessions
  }

  enum Draw {
    case weak(String)
    case seeded(String)

    var isWeak: Bool { if case .weak = self { true } else { false } }
  }

  func generator(
    at index: Int, _ isSecure: Bool, _ imported: Set<String>
  ) -> ScanHit? {
    guard let draw = seededGenerator(at: index) ?? draw(at: index, isSecure, imported) else {
      return nil
    }
    let statement = file.statement(at: index)
    let isReplacing = file.word(index) == "setSeed" && file.words.contains("SHA1PRNG")
    if file.word(index) != "SecureRandom", !isReplacing,
      file.contains(["SystemRandom", "SecureRandom", "secure", "secrets"], in: statement)
    {
      return nil
    }
    if isForOthers(index) || isLength(index) || facts.picksOfStrong(index)
      || facts.countsStrong(index)
    {
      return nil
    }
    // A local 'nonce' may serve anything; a function or a file of that name makes nonces.
    let strong =
      makesByName(index) || file.speaksOfNonce(statement) || facts.flowsIntoNonce(index)
      || isSeedOfNonce(index) || facts.isCalledForNonce(index)
    // A member of a literal that has another name may be anything of the attempt.
    let isSure =
      facts.tellsOfSignIn && !mayBeSigned && !facts.keepsState && !isGiven(draw, at: index)
      && !(draw.isWeak && facts.isLabelledOtherwise(index))
    let certainty: Certainty =
      strong && !isChoice(index)
      ? isSure ? .certain : .likely
      : .lookHere
    // A test's or a game's own numbers in a file that speaks of nonces elsewhere.
    guard strong || isAboutTexts(index) else { return nil }
    switch draw {
    case .weak(let name):
      return ScanHit(
        token: index, rule: .weakRandom, certainty: facts.capped(certainty, at: index),
        seen: "\(name) is no source of secrets")
    case .seeded(let name):
      return ScanHit(
        token: index, rule: .seededRandom, certainty: facts.capped(certainty, at: index),
        seen: "\(name) is given a seed")
    }
  }

  /// Whether a function, a type or a file around is named after nonces.
  func makesByName(_ index: Int) -> Bool {
    SourceFile.namesNonce(String(file.path.split(separator: "/").last ?? ""))
      || file.surroundings(of: index).contains(where: facts.makesSecrets)
      // `fun generateNonce() = …`, `String nonce() => …`
      || file.statement(at: index).contains {
        $0 < index && file.nonces[$0] && file.isMark($0 + 1, "(")
      }
  }

  /// Whether a generator that is kept is used by functions that make no nonces by their names.
  func isForOthers(_ index: Int) -> Bool {
    let name = Alphabets.name(file, of: index)
    let function = file.surroundings(of: index).last { $0.kind == .function && !$0.name.isEmpty }
    let names = [name, function?.name ?? ""].map { $0.lowercased() }
    let own = name.lowercased()
    if Self.others.contains(where: own.contains), !SourceFile.namesNonce(own) { return true }
    guard !names.contains(where: { SourceFile.namesNonce($0) || NonceName.isSecret($0) }) else {
      return false
    }
    return names.contains { plain in Self.others.contains { plain.contains($0) } }
  }

  /// What else is drawn at random, by the names that it is given.
  private static let others = [
    "jitter", "delay", "backoff", "shuffle", "colour", "color", "dice", "sampl", "greeting",
    "welcome", "banner", "avatar", "confetti", "particle", "quote", "slogan", "emoji",
    "placeholder", "interval", "timeout", "retry", "animat", "background", "theme", "onboarding",
    "variant", "experiment", "bucket", "bonus", "demo", "fixture", "splash", "headline",
    "wiggle", "shake", "pause", "throttle", "debounce", "poll", "skeleton", "tip", "tagline",
  ]

  /// Whether the function around makes random texts, by its name.
  func isAboutTexts(_ index: Int) -> Bool {
    file.surroundings(of: index).contains { block in
      let name = block.name.lowercased()
      return block.kind == .function
        && ["randomstring", "randstring", "generaterandom", "randomtext", "generatestring"].contains
        {
          name.contains($0)
        }
    }
  }

  /// Whether the file's nonces may be those of requests that somebody signs, as OAuth 1 does: they
  /// have to be other ones each time, and need not be beyond guessing. OAuth 2 has none of its own.
  private var mayBeSigned: Bool {
    facts.speaksOfNonce && (facts.tellsOfOAuthAlone || facts.stampsRequests)
  }

  /// Whether a seed is what a caller may give or leave out, as tests do.
  private func isGiven(_ draw: Draw, at index: Int) -> Bool {
    guard case .seeded = draw, let arguments = arguments(index + 1), arguments.count == 1,
      let function = file.surroundings(of: index).last(where: { $0.kind == .function })
    else { return false }
    let word = file.word(arguments.lowerBound)
    guard word.lowercased().contains("seed") else { return false }
    return (function.header..<function.body.lowerBound).contains { file.word($0) == word }
  }

  private static let lengths: Set<String> = ["length", "len", "size", "count"]

  /// Whether only how long a text becomes is drawn: `range(randint(43, 128))`, `length = …`.
  private func isLength(_ index: Int) -> Bool {
    let open = file.parents[index]
    if file.isMark(open, "("), ["range", "xrange"].contains(file.word(open - 1)) { return true }
    return facts.receivers(of: index).contains { place in
      guard [":", "=", ":="].contains(file.word(place + 1)) else { return false }
      return NonceName.words(file.word(place)).last.map(Self.lengths.contains) ?? false
        || isBound(place)
    }
  }

  /// Whether a variable is only how often a loop goes round: `for (let i = 0; i < 40 + extra; i++)`.
  private func isBound(_ name: Int) -> Bool {
    let others = file.scope(of: name).filter { $0 != name && file.word($0) == file.word(name) }
    return !others.isEmpty
      && others.allSatisfy { place in
        var open = file.parents[place]
        while open > 0, file.isMark(open, "("), !file.isName(open - 1) { open = file.parents[open] }
        return open > 0 && ["for", "range", "xrange", "while"].contains(file.word(open - 1))
      }
  }

  private static let seeds: Set<String> = [
    "Seed", "seed", "srand", "mt_srand", "srandom", "srand48", "setSeed",
  ]

  /// Whether a seed is given to the generator of the whole process that a nonce is drawn from:
  /// `random.seed(…)`, `rand.Seed(…)`, `srand(…)`.
  private func isSeedOfNonce(_ index: Int) -> Bool {
    let word = file.word(index)
    let isOwner = file.isMark(index + 1, ".") && Self.seeds.contains(file.word(index + 2))
    guard isOwner || Self.seeds.contains(word) else { return false }
    let isMember = file.isMark(index - 1, ".")
    let owner = isOwner ? word : isMember ? file.word(index - 2) : ""
    return file.words.indices.contains { place in
      guard file.isName(place), place != index, abs(place - index) > 2 else { return false }
      let draws =
        owner.isEmpty
        ? Self.bareDraws.contains(file.word(place)) && file.isMark(place + 1, "(")
          || Self.bareDraws.contains(file.word(place)) && file.language == .ruby
        : file.word(place) == owner && file.isMark(place + 1, ".")
      return draws && facts.makesNonce(place)
    }
  }

  private static let bareDraws: Set<String> = [
    "rand", "random", "mt_rand", "lrand48", "drand48", "mrand48", "str_shuffle", "array_rand",
    "shuffle", "sample", "choice", "choices", "randint", "randrange", "getrandbits",
  ]

  /// The arguments of a call whose bracket stands at an index.
  func arguments(_ open: Int) -> Range<Int>? {
    guard file.isMark(open, "("), file.mates[open] > open else { return nil }
    return open + 1..<file.mates[open]
  }
}

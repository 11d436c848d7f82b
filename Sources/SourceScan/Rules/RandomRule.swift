/// Generators that are none for secrets, seeded ones, and clocks.
struct RandomRule {
  let facts: FileFacts
  var file: SourceFile { facts.file }

  static func hits(_ facts: FileFacts) -> [ScanHit] {
    guard facts.speaksOfNonce || SourceFile.namesNonce(facts.file.path) else { return [] }
    let rule = RandomRule(facts: facts)
    let isSecure = rule.importsSecure
    let importsDraws = rule.importedDraws
    return facts.file.words.indices.flatMap { index -> [ScanHit] in
      guard facts.file.isName(index),
        let hit = rule.generator(at: index, isSecure, importsDraws)
      else { return [] }
      return [hit] + (rule.draw(of: hit).map { [$0] } ?? [])
    }
  }

  /// Whether a short name stands for a secure generator in this file.
  var importsSecure: Bool {
    switch file.language {
    case .go: !file.words.contains("math/rand") && !file.words.contains("math/rand/v2")
    default: false
    }
  }

  /// What `from random import …` and an import under another name bring into the file.
  var importedDraws: Set<String> {
    var names: Set<String> = []
    switch file.language {
    case .python:
      for index in file.words.indices where file.follows(["from", "random", "import"], at: index) {
        let line = file.line(index)
        var place = index + 3
        let isList = file.isMark(place, "(")
        if isList { place += 1 }
        while file.isName(place), isList || file.line(place) == line {
          // Of `choice as pick`, both.
          if file.word(place) != "as" { names.insert(facts.imported[file.word(place)]) }
          place += file.isMark(place + 1, ",") ? 2 : 1
        }
      }
    case .go:
      for index in file.words.indices
      where file.isText(index) && file.word(index).hasPrefix("math/rand") {
        names.insert(
          file.isName(index - 1) && file.word(index - 1) != "import" ? file.word(index - 1) : "rand"
        )
      }
    default: break
    }
    let isFallback = file.words.indices.contains {
      file.follows(["from", "secrets", "import"], at: $0)
    }
    return isFallback ? [] : names.subtracting(["SystemRandom"])
  }

  // MARK: generators

  enum Draw {
    case weak(String)
    case seeded(String)
  }

  func generator(
    at index: Int, _ isSecure: Bool, _ imported: Set<String>
  ) -> ScanHit? {
    guard let draw = seededGenerator(at: index) ?? draw(at: index, isSecure, imported) else {
      return nil
    }
    let statement = file.statement(at: index)
    if file.word(index) != "SecureRandom",
      file.contains(["SystemRandom", "SecureRandom", "secure", "secrets"], in: statement)
    {
      return nil
    }
    if isForOthers(index) { return nil }
    // A local 'nonce' may serve anything; a function or a file of that name makes nonces.
    let strong =
      makesByName(index) || file.speaksOfNonce(statement) || facts.flowsIntoNonce(index)
      || isSeedOfNonce(index) || facts.isCalledForNonce(index)
    let certainty: Certainty =
      strong ? facts.tellsOfSignIn ? .certain : .likely : .lookHere
    // A test's or a game's own numbers in a file that speaks of nonces elsewhere.
    guard strong || isAboutTexts(index) else { return nil }
    switch draw {
    case .weak(let name):
      return ScanHit(
        token: index, rule: .weakRandom, certainty: facts.capped(certainty),
        seen: "\(name) is no source of secrets")
    case .seeded(let name):
      return ScanHit(
        token: index, rule: .seededRandom, certainty: facts.capped(certainty),
        seen: "\(name) is given a seed")
    }
  }

  /// Whether a function, a type or a file around is named after nonces.
  func makesByName(_ index: Int) -> Bool {
    SourceFile.namesNonce(String(file.path.split(separator: "/").last ?? ""))
      || file.surroundings(of: index).contains { SourceFile.namesNonce($0.name) }
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
    guard !names.contains(where: SourceFile.namesNonce) else { return false }
    return names.contains { plain in Self.others.contains { plain.contains($0) } }
  }

  /// What else is drawn at random, by the names that it is given.
  private static let others = [
    "jitter", "delay", "backoff", "shuffle", "colour", "color", "dice", "sampl", "greeting",
    "welcome", "banner", "avatar", "confetti", "particle", "quote", "slogan", "emoji",
    "placeholder", "interval", "timeout", "retry", "animat", "background", "theme", "onboarding",
    "variant", "experiment", "bucket", "bonus", "demo", "fake", "fixture", "splash", "headline",
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

  static let pythonDraws: Set<String> = [
    "random", "choice", "choices", "randint", "randrange", "getrandbits", "sample", "shuffle",
    "uniform", "randbytes",
  ]
  static let goDraws: Set<String> = [
    "Intn", "Int", "Int63", "Int31", "Int63n", "Int31n", "Read", "Uint32", "Uint64", "Perm", "IntN",
    "N", "Float64", "Int64", "Int64N",
  ]
  static let phpDraws: Set<String> = [
    "rand", "mt_rand", "uniqid", "lcg_value", "str_shuffle", "array_rand", "shuffle",
  ]

  func draw(at index: Int, _ isSecure: Bool, _ imported: Set<String>) -> Draw? {
    let word = facts.imported[file.word(index)]
    let before = file.word(index - 1)
    let isMember = [".", "?.", "::", "->"].contains(before)
    let calls = file.isMark(index + 1, "(")
    let isFunction =
      calls && !isMember
      && !["func", "function", "def", "fn", "fun", "int", "void"].contains(before)
    let arguments = arguments(index + 1)
    let isSeeded = arguments.map { !$0.isEmpty } ?? false
    switch file.language {
    case .javaScript, .typeScript:
      if ["_", "lodash"].contains(word), !isMember, file.isMark(index + 1, "."),
        ["random", "sample", "sampleSize", "shuffle"].contains(file.word(index + 2))
      {
        return .weak("\(word).\(file.word(index + 2))()")
      }
      if word == "pseudoRandomBytes", calls { return .weak(word) }
      if word == "Math.random", calls, !isMember { return .weak("Math.random()") }
      // Of another name for it, the calls count.
      if file.isMark(index - 1, "="), !file.isMark(index + 3, "(") { return nil }
      return file.follows(["Math", ".", "random"], at: index) ? .weak("Math.random()") : nil
    case .python:
      if isFunction, imported.contains(word) {
        if word == "seed" || word == "Random" && isSeeded { return .seeded("random.\(word)()") }
        return .weak("random.\(word)()")
      }
      guard word == "random", !isMember || ["np", "numpy"].contains(file.word(index - 2)),
        file.isMark(index + 1, ".")
      else { return nil }
      let name = file.word(index + 2)
      if name == "seed" { return .seeded("random.seed()") }
      if name == "Random" {
        return file.isMark(index + 3, "(") && file.isMark(index + 4, ")")
          ? .weak("random.Random") : .seeded("random.Random")
      }
      return Self.pythonDraws.contains(name) && file.isMark(index + 3, "(")
        ? .weak("random.\(name)()") : nil
    case .java:
      if word == "Random",
        before == "new" || file.follows(["new", "java", ".", "util", "."], at: index - 5),
        calls
      {
        return isSeeded ? .seeded("java.util.Random") : .weak("java.util.Random")
      }
      if word == "SecureRandom", before == "new", isSeeded { return .seeded("SecureRandom") }
      if word == "ThreadLocalRandom" { return file.isMark(index + 1, ".") ? .weak(word) : nil }
      if file.follows(["Math", ".", "random"], at: index) { return .weak("Math.random()") }
      return word == "RandomStringUtils" && file.isMark(index + 1, ".")
        && !file.word(index + 2).hasPrefix("secure") ? .weak(word) : nil
    case .kotlin:
      if ["ThreadLocalRandom", "RandomStringUtils"].contains(word), file.isMark(index + 1, "."),
        !file.word(index + 2).hasPrefix("secure")
      {
        return .weak(word)
      }
      if word == "SplittableRandom", calls { return isSeeded ? .seeded(word) : .weak(word) }
      if word == "Random", !isMember || file.follows(["java", ".", "util", "."], at: index - 4) {
        if calls { return isSeeded ? .seeded("Random") : .weak("Random") }
        return file.isMark(index + 1, ".") && file.isName(index + 2)
          ? .weak("kotlin.random.Random") : nil
      }
      if word == "SecureRandom", isSeeded, calls, !isMember { return .seeded("SecureRandom") }
      if ["Math"].contains(word), file.follows([".", "random", "("], at: index + 1) {
        return .weak("Math.random()")
      }
      return ["random", "shuffled"].contains(word) && before == "." && arguments?.isEmpty == true
        ? .weak("\(word)()") : nil
    case .dart:
      // `math.Random()`, where the library is imported under a name.
      guard word == "Random", calls, !isMember || file.word(index - 2).first?.isLowercase == true
      else { return nil }
      return isSeeded ? .seeded("Random") : .weak("Random()")
    case .go:
      guard imported.contains(word), !isMember, file.isMark(index + 1, "."), !isSecure else {
        return nil
      }
      let name = file.word(index + 2)
      if name == "Seed" || name == "NewSource" || name == "NewPCG" || name == "NewChaCha8" {
        return .seeded("rand.\(name)")
      }
      return Self.goDraws.contains(name) && file.isMark(index + 3, "(") ? .weak("math/rand") : nil
    case .rust:
      if word == "seed_from_u64" || word == "from_seed", calls { return .seeded(word) }
      return ["SmallRng", "fastrand", "oorandom", "XorShiftRng", "Pcg32", "Pcg64"].contains(word)
        && file.isMark(index + 1, "::")
        ? .weak(word) : nil
    case .cSharp:
      if word == "Random", calls,
        before == "new" || file.follows(["new", "System", "."], at: index - 3)
      {
        return isSeeded ? .seeded("System.Random") : .weak("System.Random")
      }
      if file.follows(["Random", ".", "Shared"], at: index) { return .weak("Random.Shared") }
      if file.follows(["Random", ".", "value"], at: index) { return .weak("Random.value") }
      return file.follows(["Random", ".", "Range", "("], at: index) ? .weak("Random.Range") : nil
    case .php:
      if ["srand", "mt_srand"].contains(word), isFunction { return .seeded(word) }
      if ["Mt19937", "PcgOneseq128XslRr64", "Xoshiro256StarStar"].contains(word), calls {
        return isSeeded ? .seeded(word) : .weak(word)
      }
      return Self.phpDraws.contains(word) && isFunction ? .weak("\(word)()") : nil
    case .ruby:
      if file.follows(["Random", ".", "new", "("], at: index), !file.isMark(index + 4, ")") {
        return .seeded("Random.new")
      }
      if word == "Random", !isMember, file.isMark(index + 1, "."),
        ["rand", "bytes", "hex", "alphanumeric", "new", "random_number", "urlsafe_base64"].contains(
          file.word(index + 2))
      {
        return .weak("Random.\(file.word(index + 2))")
      }
      if ["sample", "shuffle"].contains(word), isMember, file.word(index + 3) != "random",
        !file.contains(["SecureRandom"], in: file.statement(at: index))
      {
        return .weak("Array#\(word)")
      }
      if word == "srand", !isMember { return .seeded("srand") }
      if file.follows(["Kernel", "."], at: index - 2), word == "rand" { return .weak("rand") }
      return word == "rand" && (isFunction || before != "." && file.kind(index + 1) == .number)
        ? .weak("rand") : nil
    case .swift, .objectiveC:
      if ["srand", "srandom", "srand48"].contains(word), isFunction { return .seeded("\(word)()") }
      if word.hasPrefix("GK"), word.contains("Random") { return .weak(word) }
      let isStandard = file.follows(["std", "::"], at: index - 2)
      return ["rand", "random", "drand48", "lrand48", "mrand48"].contains(word)
        && (isFunction || isStandard && calls)
        && arguments?.isEmpty == true ? .weak("\(word)()") : nil
    }
  }
}

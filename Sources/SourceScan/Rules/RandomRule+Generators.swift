/// Generators that are known by their names.
extension RandomRule {
  static let generatorWords = [
    "generator", "rng", "random", "twister", "xorshift", "pcg", "mix",
    "lehmer", "lcg", "mersenne", "xoshiro", "xoroshiro", "wyrand", "drand", "congruential", "prng",
    "seeded",
  ]
  static let generators: Set<String> = [
    "mulberry32", "sfc32", "splitmix32", "xorshift32", "xorshift128", "jsf32", "xoshiro128ss",
    "lcg",
    "seedrandom", "Chance", "MersenneTwister", "Alea", "alea", "mt19937", "mt19937_64",
    "minstd_rand", "minstd_rand0", "ranlux24", "ranlux48", "knuth_b",
    "default_random_engine", "RandomState", "default_rng", "SplittableRandom", "seed", "setSeed",
    "MersenneTwister19937",
  ]
  /// Generators of C++, which are declared with their seed or without one.
  private static let engines: Set<String> = [
    "mt19937", "mt19937_64", "minstd_rand", "minstd_rand0", "ranlux24", "ranlux48", "knuth_b",
    "default_random_engine",
  ]

  /// The first draw of a nonce from a seeded generator that is kept outside of all functions.
  func draw(of hit: ScanHit) -> ScanHit? {
    guard hit.rule == .seededRandom, !file.isInFunction(hit.token) else { return nil }
    let name = Alphabets.name(file, of: hit.token)
    guard name.count > 1 || file.language == .go, !name.isEmpty else { return nil }
    let place = file.words.indices.first { place in
      file.word(place) == name && file.isName(place)
        && (file.isInFunction(place) || file.line(place) > file.line(hit.token))
        && ([".", "(", "->"].contains(file.word(place + 1)) || file.isMark(place - 1, "&"))
        && facts.makesNonce(place)
    }
    return place.map {
      ScanHit(
        token: $0, rule: .weakRandom, certainty: hit.certainty,
        seen: "'\(name)', seeded on line \(file.line(hit.token)), is no source of secrets")
    }
  }

  /// Generators by their names, which are given something to begin with.
  func seededGenerator(at index: Int) -> Draw? {
    let word = file.word(index)
    // `Generator(seed: 42)`
    if file.isMark(index + 1, "("),
      ["seed", "state", "seededWith"].contains(file.word(index + 2)), file.isMark(index + 3, ":"),
      Self.generatorWords.contains(where: { word.lowercased().contains($0) }),
      !["func", "init"].contains(file.word(index - 1))
    {
      return .seeded(word)
    }
    // `std::mt19937 gen(42)`, `Random random = new(42)`
    if file.language == .cSharp, word == "new", let arguments = arguments(index + 1),
      file.contains(["Random"], in: file.statement(at: index).lowerBound..<index)
        || file.isMark(index - 1, "=")
          && facts.places(of: file.word(index - 2)).contains(where: {
            file.word($0 - 1) == "Random"
          })
    {
      return arguments.isEmpty ? .weak("System.Random") : .seeded("System.Random")
    }
    guard Self.generators.contains(word),
      !["function", "const", "func"].contains(file.word(index - 1))
    else { return nil }
    if file.language == .objectiveC, Self.engines.contains(word), file.isName(index + 1) {
      // `std::mt19937 engine;`, `std::mt19937 engine{42};`
      if file.isMark(index + 2, ";") { return .weak(word) }
      if file.isMark(index + 2, "{"), file.mates[index + 2] > index + 3 {
        let isDevice = (index..<file.mates[index + 2]).contains {
          file.word($0).hasPrefix("rd") || file.word($0) == "random_device"
        }
        return isDevice ? .weak(word) : .seeded(word)
      }
    }
    let isNamed = file.language == .objectiveC && file.isName(index + 1)
    guard let arguments = arguments(isNamed ? index + 2 : index + 1) else { return nil }
    switch word {
    case "seed":
      return file.language == .python && file.isMark(index - 1, ".")
        && ["random", "np"].contains(file.word(index - 2)) && file.word(index - 4) == "np"
        || file.language.isScript && file.word(index - 2) == "faker" ? .seeded("seed()") : nil
    case "setSeed":
      let isReplaced = file.words.contains("SHA1PRNG")
      return isReplaced || !file.words.contains("SecureRandom") ? .seeded("setSeed()") : nil
    case "Chance", "MersenneTwister", "SplittableRandom":
      guard file.word(index - 1) == "new" else { return nil }
    default: break
    }
    let isDevice = arguments.contains { file.word($0) == "rd" || file.word($0) == "random_device" }
    return arguments.isEmpty || isDevice ? .weak(word) : .seeded(word)
  }
}

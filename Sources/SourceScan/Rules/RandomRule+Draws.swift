/// Draws that each language has at hand, and what a file imports of them.
extension RandomRule {
  /// Whether a short name stands for a secure generator in this file.
  var importsSecure: Bool {
    switch file.language {
    case .go: !file.words.contains("math/rand") && !file.words.contains("math/rand/v2")
    // `random = SystemRandom()`
    case .python:
      file.words.indices.contains { index in
        file.follows(["random", "="], at: index) && index == file.statement(at: index).lowerBound
          && file.contains(["SystemRandom"], in: file.statement(at: index))
      }
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

  static let pythonDraws: Set<String> = [
    "random", "choice", "choices", "randint", "randrange", "getrandbits", "sample", "shuffle",
    "uniform", "randbytes", "bytes", "integers", "rand", "permutation", "random_sample",
    "triangular", "gauss", "betavariate",
  ]
  static let goDraws: Set<String> = [
    "Intn", "Int", "Int63", "Int31", "Int63n", "Int31n", "Read", "Uint32", "Uint64", "Perm", "IntN",
    "N", "Float64", "Int64", "Int64N", "Uint64N", "Uint32N", "Int32", "Int32N", "Float32",
    "Shuffle", "UintN", "ExpFloat64",
  ]
  static let phpDraws: Set<String> = [
    "rand", "mt_rand", "uniqid", "lcg_value", "str_shuffle", "array_rand", "shuffle",
  ]

  func draw(at index: Int, _ isSecure: Bool, _ imported: Set<String>) -> Draw? {
    let word = facts.imported[file.word(index)]
    let before = file.word(index - 1)
    // PHP's point joins texts.
    let isMember =
      ["?.", "::", "->"].contains(before) || before == "." && file.language != .php
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
      if word == "nonSecureNanoid", calls, !isMember { return .weak("nanoid/non-secure") }
      if word == "faker", !isMember, file.isMark(index + 1, "."), file.word(index + 2) != "seed" {
        return .weak("faker")
      }
      if ["casual", "randomatic"].contains(word), !isMember, calls || file.isMark(index + 1, ".") {
        return .weak(word)
      }
      if word == "create", isMember,
        ["randomSeed", "gen", "seedrandom"].contains(file.word(index - 2)),
        file.words.contains("random-seed")
      {
        return isSeeded ? .seeded("random-seed") : .weak("random-seed")
      }
      if word == "Math.random", calls, !isMember { return .weak("Math.random()") }
      // Of another name for it, the calls count.
      if file.isMark(index - 1, "="), !file.isMark(index + 3, "(") { return nil }
      return file.follows(["Math", ".", "random"], at: index) ? .weak("Math.random()") : nil
    case .python:
      if isFunction, imported.contains(word) {
        if word == "seed" || word == "Random" && isSeeded { return .seeded("random.\(word)()") }
        return .weak("random.\(word)()")
      }
      if word == "seed", file.follows(["Faker", "."], at: index - 2), calls {
        return .seeded("Faker.seed()")
      }
      if ["fake", "faker"].contains(word), !isMember, file.isMark(index + 1, "."),
        file.word(index + 2) != "seed", file.words.contains("Faker")
      {
        return .weak("Faker")
      }
      guard word == "random", !isSecure,
        !isMember || ["np", "numpy"].contains(file.word(index - 2)),
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
      if word == "Random",
        !isMember || file.follows(["java", ".", "util", "."], at: index - 4)
          || file.follows(["kotlin", ".", "random", "."], at: index - 4)
      {
        if calls { return isSeeded ? .seeded("Random") : .weak("Random") }
        return file.isMark(index + 1, ".") && file.isName(index + 2)
          ? .weak("kotlin.random.Random") : nil
      }
      if word == "SecureRandom", isSeeded, calls, !isMember { return .seeded("SecureRandom") }
      if ["Math"].contains(word), file.follows([".", "random", "("], at: index + 1) {
        return .weak("Math.random()")
      }
      return ["random", "shuffled"].contains(word) && before == "." && arguments?.isEmpty == true
        && !file.word(index - 2).isTypeName
        ? .weak("\(word)()") : nil
    case .dart:
      if word == "shuffle", [".", ".."].contains(before), arguments?.isEmpty == true {
        return .weak("shuffle()")
      }
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
        return name != "Seed" && isDropped(index) ? nil : .seeded("rand.\(name)")
      }
      return Self.goDraws.contains(name) && file.isMark(index + 3, "(") ? .weak("math/rand") : nil
    case .rust:
      if word == "seed_from_u64" || word == "from_seed", calls { return .seeded(word) }
      if word == "fastrand", file.follows(["::", "seed", "("], at: index + 1) {
        return .seeded("fastrand::seed")
      }
      if word.hasPrefix("Pcg"), file.follows(["::", "new", "("], at: index + 1),
        !file.isMark(index + 4, ")")
      {
        return .seeded("\(word)::new")
      }
      return [
        "SmallRng", "fastrand", "oorandom", "XorShiftRng", "Pcg32", "Pcg64", "WyRand",
        "Xoshiro256PlusPlus",
        "Xoshiro256StarStar", "Xoroshiro128PlusPlus", "Pcg64Mcg", "tinyrand", "nanorand",
      ].contains(word)
        && file.isMark(index + 1, "::")
        && !["seed_from_u64", "from_seed"].contains(file.word(index + 2))
        ? .weak(word) : nil
    case .cSharp:
      if word == "Random", calls,
        before == "new" || file.follows(["new", "System", "."], at: index - 3)
      {
        return isSeeded ? .seeded("System.Random") : .weak("System.Random")
      }
      if file.follows(["Random", ".", "Shared"], at: index) { return .weak("Random.Shared") }
      if word == "Guid", file.isMark(index + 1, "."), file.word(index + 2) == "CreateVersion7" {
        return nil
      }
      if file.follows(["Random", ".", "InitState", "("], at: index) {
        return .seeded("Random.InitState")
      }
      if file.follows(["Random", ".", "value"], at: index) { return .weak("Random.value") }
      return file.follows(["Random", ".", "Range", "("], at: index) ? .weak("Random.Range") : nil
    case .php:
      if ["Xoshiro256StarStar", "Mt19937", "PcgOneseq128XslRr64"].contains(word), before == "\\",
        calls
      {
        return isSeeded ? .seeded(word) : .weak(word)
      }
      if ["srand", "mt_srand"].contains(word), isFunction { return .seeded(word) }
      if ["Mt19937", "PcgOneseq128XslRr64", "Xoshiro256StarStar"].contains(word), calls {
        return isSeeded ? .seeded(word) : .weak(word)
      }
      return Self.phpDraws.contains(word) && isFunction ? .weak("\(word)()") : nil
    case .ruby:
      if file.follows(["Random", ".", "new", "("], at: index), !file.isMark(index + 4, ")") {
        return .seeded("Random.new")
      }
      if file.follows(["Random", ".", "srand"], at: index) { return .seeded("Random.srand") }
      if word == "Faker", file.isMark(index + 1, "::") { return .weak("Faker") }
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
      if word == "erand48" || word == "rand_r" || word == "random_r", isFunction {
        return .weak("\(word)()")
      }
      if ["srand", "srandom", "srand48"].contains(word), isFunction { return .seeded("\(word)()") }
      if word.hasPrefix("GK"), word.contains("Random") { return .weak(word) }
      let isStandard = file.follows(["std", "::"], at: index - 2)
      return ["rand", "random", "drand48", "lrand48", "mrand48"].contains(word)
        && (isFunction || isStandard && calls)
        && arguments?.isEmpty == true ? .weak("\(word)()") : nil
    }
  }
}

extension RandomRule {
  /// `rand.NewSource(…)` or `rand.New(rand.NewSource(…))` alone, which nobody asks.
  private func isDropped(_ index: Int) -> Bool {
    let statement = file.statement(at: index)
    let begin = statement.lowerBound
    guard begin == index || file.follows(["rand", ".", "New", "("], at: begin) else { return false }
    let open = begin + 3
    return file.isMark(open, "(") && file.mates[open] > open
      && (file.mates[open] + 1 >= statement.upperBound || file.isMark(file.mates[open] + 1, ";"))
  }
}

extension String {
  /// Whether it is written as a type is: `Uuid.random()` draws from a strong source, `LETTERS.random()`
  /// does not.
  fileprivate var isTypeName: Bool {
    first?.isUppercase == true && contains(where: \.isLowercase)
  }
}

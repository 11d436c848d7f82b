internal import ConformanceModel
internal import ConformanceStatistics
internal import PlainText
internal import ReferenceAuth

/// The seeds that are tried, and what nonces they would have given.
struct GeneratorGuess {
  /// What the search found.
  struct Hit {
    /// How a nonce comes about.
    let sentence: String
    /// What follows from what.
    let observed: String
    let cause: Cause

    /// A nonce that a seed gives.
    fileprivate init(_ sentence: String, generator: String) {
      self.sentence = sentence
      observed = "a nonce follows from a number that can be guessed"
      cause = .guessableSeed.saying(
        "nonces come from \(generator), which repeats itself from a seed that can be guessed")
    }

    /// Nonces that the same process has drawn before.
    init(state generator: String) {
      sentence = "\(generator): one state of 128 bits explains all nonces of a process"
      observed = "all later nonces follow from a few that were seen"
      cause = .stateRecovered.saying(
        "nonces come from \(generator), whose state follows from what it has drawn")
    }
  }

  /// What each process drew first, one after the other.
  let runs: [[String]]
  /// Nonces that may be the first ones of a generator.
  private let nonces: [String]
  /// How many they are.
  var count: Int { nonces.count }
  let contract: NonceContract
  /// Seeds below 2 to this power are tried; fewer for generators that take long to seed.
  private let bits: Int
  /// The clocks and process ids tried besides.
  private let ranges: [ClosedRange<UInt64>]
  /// Clocks in microseconds, of which a run has more ticks than can all be tried.
  private let fine: [ClosedRange<UInt64>]
  private let triesClocks: Bool

  /// - Parameters:
  ///   - processes: What was drawn, and when.
  ///   - bits: Seeds below 2 to this power are tried.
  init(_ processes: [FreshProcess], _ contract: NonceContract, bits: Int) {
    runs = processes.map { Array($0.nonces.prefix(3)) }
    nonces = runs.flatMap(\.self)
    self.contract = contract
    self.bits = bits
    let times = processes.compactMap(\.seconds)
    let ids = processes.compactMap(\.id).map { UInt64($0)...UInt64($0 + 7) }
    triesClocks = !times.isEmpty
    guard let first = times.map(\.lowerBound).min(), let last = times.map(\.upperBound).max(),
      first >= 1
    else {
      ranges = ids
      fine = []
      return
    }
    fine = times.map { UInt64($0.lowerBound * 1e6)...UInt64($0.upperBound * 1e6) }
    // A second more on both sides, for clocks that are read before or after the process is started.
    let seconds = UInt64(first - 1)...UInt64(last + 1)
    func scaled(_ factor: Double) -> ClosedRange<UInt64> {
      UInt64((first - 1) * factor)...UInt64((last + 1) * factor)
    }
    let mixed = ids.flatMap { ids in
      ids.flatMap { id in seconds.flatMap { [$0 ^ id...$0 ^ id, $0 &+ id...$0 &+ id] } }
    }
    let milliseconds = scaled(1_000)
    ranges =
      [seconds, milliseconds, scaled(1 / 60), scaled(1 / 3_600), scaled(1 / 86_400)] + ids + mixed
      + [Self.low32(milliseconds)].compactMap(\.self)
  }

  /// What is left of a clock in 32 bits; `nil` where it has no more, or turns over meanwhile.
  private static func low32(_ range: ClosedRange<UInt64>) -> ClosedRange<UInt64>? {
    let (first, last) = (range.lowerBound & 0xFFFF_FFFF, range.upperBound & 0xFFFF_FFFF)
    return range.upperBound > 0xFFFF_FFFF && first <= last ? first...last : nil
  }

  /// What was tried.
  var scope: String {
    let clocks =
      triesClocks
      ? "the clock of the run in milliseconds (and their low 32 bits), seconds, minutes, hours and "
        + "days, its last 2^\(bits) microseconds (fewer where seeding takes long), process ids, and "
        + "seconds with either"
      : "no clock"
    return "\(Quantity.text(nonces.count, "nonce")), each as the first of "
      + "\(GeneratorSearch.generators.count) generators from every seed below 2^\(bits) (2^"
      + "\(bits - 1) where seeding takes long), \(clocks); of bytes, MD5, SHA-1 and SHA-256 of such "
      + "numbers below 2^\(digestBits) in decimal, and of the first three outputs from such seeds; "
      + "\(MathRandom.name) from any state, a letter of the usual orders, byte or 16 bits an output; "
      + "other seeds and mappings are not noticed"
  }

  private var digestBits: Int { max(8, bits - 6) }

  /// What explains a nonce; `nil` where nothing was found.
  ///
  /// - Parameter isAlive: Called from time to time.
  func firstHit(isAlive: () -> Void = {}) -> Hit? {
    if drawsMathRandom { return Hit(state: MathRandom.name) }
    if contract.shape == nil, let alphabet = LetterAlphabet(bytes: contract.letters) {
      let texts = nonces.map { nonce in
        let indices = nonce.utf8.map { alphabet.index(of: $0) }
        return indices.allSatisfy { $0 != nil } ? indices.map { UInt8($0 ?? 0) } : []
      }
      let search = GeneratorSearch(size: alphabet.size, texts: texts)
      if let hit = search.firstHit(bits: bits, ranges: ranges, fine: fine, isAlive: isAlive) {
        return sentence(hit, of: "letters")
      }
    }
    let bytes = nonces.map(Self.bytes)
    // Where one nonce is no text of bytes, none is: letters look like base64url now and then. Where
    // the alphabet has others, all of a few nonces do so by chance, though never like hexadecimal.
    guard bytes.allSatisfy({ !$0.isEmpty }),
      contract.letters.allSatisfy(Self.isBase64URL)
        || nonces.allSatisfy({ Hex.decode($0) != nil })
    else { return nil }
    let search = GeneratorSearch(size: 256, texts: bytes)
    if let hit = search.firstHit(bits: bits, ranges: ranges, fine: fine, isAlive: isAlive) {
      return sentence(hit, of: "bytes")
    }
    return digestHit(bytes, isAlive)
  }

  private func sentence(
    _ hit: GeneratorSearch.Hit, of kind: String
  ) -> Hit {
    let mapping =
      kind == "bytes"
      ? hit.mapping.replacing("the number of letters", with: "256") : hit.mapping
    return Hit(
      "nonce \(hit.text + 1) is what \(hit.generator) draws from the seed \(hit.seed): \(mapping)",
      generator: hit.generator)
  }

  private func digestHit(_ texts: [[UInt8]], _ isAlive: () -> Void) -> Hit? {
    let small = 0...UInt64(1) << UInt64(digestBits) - 1
    let ends = fine.map { GeneratorSearch.ticks(of: $0, most: 1 << bits) }
    for range in ranges + ends + [small] {
      for number in range {
        guard let (text, name) = Self.digest(of: number, in: texts) else { continue }
        return Hit("nonce \(text + 1) is the \(name) of '\(number)'", generator: name)
      }
      isAlive()
    }
    var hit: Hit?
    GeneratorSearch.forEachBeginning(of: ranges + [small]) { generator, seed, outputs in
      for output in outputs {
        guard let (text, name) = Self.digest(of: output, in: texts) else { continue }
        hit = Hit(
          "nonce \(text + 1) is the \(name) of '\(output)', which \(generator) draws from the seed "
            + "\(seed)", generator: "the \(name) of \(generator)")
        return true
      }
      return false
    }
    return hit
  }

  /// The text that the digest of a number in decimal begins with, and the digest's name.
  private static func digest(of number: UInt64, in texts: [[UInt8]]) -> (text: Int, name: String)? {
    let message = Array(String(number).utf8)
    let digests = [
      ("MD5", OldDigest.md5.of(message)), ("SHA-1", OldDigest.sha1.of(message)),
      ("SHA-256", SHA256.digest(of: message).bytes),
    ]
    for (name, digest) in digests {
      let text = texts.firstIndex {
        $0.count >= 13 && $0.count <= digest.count && digest.starts(with: $0)
      }
      if let text { return (text, name) }
    }
    return nil
  }

  private static func isBase64URL(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// The bytes that a text in hexadecimal or base64url stands for; none for another one, or for
  /// less than 13 bytes.
  static func bytes(_ nonce: String) -> [UInt8] {
    if let bytes = Hex.decode(nonce) { return bytes.count >= 13 ? bytes : [] }
    guard let bytes = ReferenceAuth.Base64URL.decode(nonce) else { return [] }
    return bytes.count >= 13 ? bytes : []
  }
}

extension RequirementID {
  package static let nonceLengthExact = Self(rawValue: "nonce.length-exact")
  package static let nonceLengthDefault = Self(rawValue: "nonce.length-default")
  package static let nonceLengthInvalid = Self(rawValue: "nonce.length-invalid")
  package static let nonceAlphabetMember = Self(rawValue: "nonce.alphabet-member")
  package static let nonceUnique = Self(rawValue: "nonce.unique")
  package static let nonceUniqueAttempts = Self(rawValue: "nonce.unique-attempts")
  package static let nonceUniqueProcesses = Self(rawValue: "nonce.unique-processes")
  package static let nonceUniqueThreads = Self(rawValue: "nonce.unique-threads")
  package static let nonceStrength = Self(rawValue: "nonce.strength")
  package static let nonceSourceFailure = Self(rawValue: "nonce.source-failure")
  package static let nonceSecrecy = Self(rawValue: "nonce.secrecy")
  package static let nonceNoOverlap = Self(rawValue: "nonce.no-overlap")
  package static let nonceRefillFailure = Self(rawValue: "nonce.refill-failure")
  package static let nonceKnownGenerator = Self(rawValue: "nonce.known-generator")
  package static let nonceFork = Self(rawValue: "nonce.fork")
  package static let nonceThreads = Self(rawValue: "nonce.threads")
  package static let nonceRaceFree = Self(rawValue: "nonce.race-free")
  /// What is judged wherever nonces are drawn, and only where their source can be replaced; and what
  /// names a source.
  package static let (drawnNonces, replacedSource) = (nonceUnique, nonceSourceFailure)
  package static let namedSource = nonceKnownGenerator
}

extension Requirement {
  static let nonceRows: [Requirement] = [
    Requirement(
      .nonceLengthExact,
      claim: "a nonce has exactly the requested length, in every draw",
      reason: "A copied loop tests the wrong counter and overshoots in three draws of four.",
      source: "generators that were copied from one another",
      remedy: "Stop at the requested number of letters inside the inner loop as well.",
      snippet: Snippet(
        wrong: #"""
          while remaining > 0 {
            for byte in randomBytes(16) { result.append(letter(byte)) }
            remaining -= 16
          }
          """#,
        right: #"""
          while result.count < length {
            result.append(try drawLetter())
          }
          """#)),
    Requirement(
      .nonceLengthDefault,
      claim: "with no length given, a nonce has the contract's default length",
      reason: "Backends and tests rely on the documented default.",
      remedy: "Return the declared default length, or declare the length that is meant.",
      snippet: Snippet(
        wrong: #"func nonce(length: Int = 16)  // documented: 32"#,
        right: #"func nonce(length: Int = 32)"#)),
    Requirement(
      .nonceLengthInvalid,
      claim: "length 0 or less is refused with an error or a trap, never answered with a string",
      reason: "An empty nonce compares equal to an absent one.",
      remedy: "Throw, or trap with a precondition, when the length is below 1.",
      snippet: Snippet(
        wrong: #"guard length > 0 else { return "" }"#,
        right: #"guard length > 0 else { throw NonceError.invalidLength }"#)),
    Requirement(
      .nonceAlphabetMember,
      claim: "every letter of a nonce is in the declared alphabet, printable and JSON-safe",
      reason: "The nonce travels through JSON and URLs; an odd letter changes on the way.",
      remedy: "Draw letters from the declared alphabet only, or declare the alphabet in use.",
      snippet: Snippet(
        wrong: #"Data(bytes).base64EncodedString()  // '+', '/', '='; declared: -_"#,
        right: #"String(bytes.map { letters[Int($0 & 63)] })  // 64 letters: even"#)),
    Requirement(
      .nonceUnique,
      claim: "no nonce repeats",
      reason: "A repeated nonce lets a captured token be replayed.",
      source: "OpenID Connect Core 1.0, 3.1.2.1 and 15.5.2",
      remedy: "Draw every nonce afresh from a cryptographic generator.",
      implies: [.charsetIndependent],
      snippet: Snippet(
        wrong: #"srand48(time(nil)); let byte = UInt8(drand48() * 256)"#,
        right: #"""
          guard SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
            == errSecSuccess else { throw NonceError.noRandomness }
          """#)),
    Requirement(
      .nonceUniqueAttempts,
      claim: "two sign-in attempts never present the same nonce",
      reason: "A nonce made once per object, view or process outlives its attempt.",
      source: "OpenID Connect Core 1.0, 15.5.2",
      remedy: "Draw a nonce when an attempt begins, and clear it when the attempt ends.",
      snippet: Snippet(
        wrong: #"final class Login { let nonce = randomNonce() }"#,
        right: #"func signIn() { let nonce = randomNonce(); start(nonce) }"#)),
    Requirement(
      .nonceUniqueProcesses,
      claim: "processes started together, and one after another, share no nonce",
      reason: "A fixed or time-based seed gives every launch the same sequence.",
      source: "OpenID Connect Core 1.0, 15.5.2",
      remedy: "Seed from the operating system's generator, never from a constant or the clock.",
      snippet: Snippet(
        wrong: #"var generator = SeededGenerator(seed: 42)"#,
        right: #"var generator = SystemRandomNumberGenerator()"#)),
    Requirement(
      .nonceUniqueThreads,
      claim: "concurrent draws neither repeat nor crash",
      reason: "A shared buffer without a lock hands the same bytes to two callers.",
      remedy: "Guard the generator's state with a lock, or make one for each call.",
      snippet: Snippet(
        wrong: #"static var buffer: [UInt8] = []  // shared, without a lock"#,
        right: #"static let buffer = Mutex<[UInt8]>([])"#)),
    Requirement(
      .nonceStrength,
      claim: "the contract allows at least 2^120 different nonces",
      reason: "A guessable nonce is no nonce. Entropy cannot be measured on a sample, so it is "
        + "counted from the contract.",
      source: "RFC 6749 section 10.10; NIST SP 800-63B",
      remedy: "Use more letters or a larger alphabet: 20 letters of 65, 22 of 64, 31 hex digits.",
      snippet: Snippet(
        wrong: #"randomNonce(length: 8)   // 65^8 < 2^49"#,
        right: #"randomNonce(length: 32)  // 65^32 > 2^192"#)),
    Requirement(
      .nonceSourceFailure,
      claim: "when the byte source fails there is an error or an abort, never a nonce",
      reason: "An ignored status turns a failing source into a constant nonce of zeros.",
      source: "8 of the 72 implementations that we read ignore the status",
      remedy: "Look at the status of every call for random bytes and throw (or abort) on failure.",
      implies: [.nonceRefillFailure],
      snippet: Snippet(
        wrong: #"_ = SecRandomCopyBytes(kSecRandomDefault, 32, &bytes)"#,
        right: #"""
          guard SecRandomCopyBytes(kSecRandomDefault, 32, &bytes)
            == errSecSuccess else { throw NonceError.noRandomness }
          """#)),
    Requirement(
      .nonceSecrecy, .should,
      claim: "nonces, their digests, tokens and codes appear in no output, error or description",
      reason: "Logs and errors are read by more people than memory.",
      source: "RFC 9700 section 4.5 (authorization data in logs)",
      remedy: "Do not print nonces or tokens, in debug builds either.",
      snippet: Snippet(
        wrong: #"print("signing in with nonce \(rawNonce)")"#,
        right: #"logger.debug("signing in")"#)),
    Requirement(
      .nonceNoOverlap,
      claim: "no run of letters comes again, within a nonce or in another one, at any distance",
      reason: "Letters that stood in a nonce before add nothing to it: eight random letters "
        + "written four times are 48 bits, not 192.",
      source: "RFC 6749 section 10.10",
      remedy: "Draw every letter of every nonce afresh, and never hand a random byte out twice.",
      implies: [.charsetIndependent], since: 2,
      snippet: Snippet(
        wrong: #"String(repeating: randomNonce(length: 8), count: 4)"#,
        right: #"randomNonce(length: 32)"#)),
    Requirement(
      .nonceRefillFailure,
      claim: "a failure of the byte source is noticed at every byte that a nonce takes",
      reason: "Where only the first read is checked, a source that fails later fills the rest of "
        + "the nonce with zeros or with letters used before.",
      source: "generators that were copied from one another and read 16 bytes at a time",
      remedy: "Look at the status of every read, those that refill a buffer as well.",
      since: 2,
      snippet: Snippet(
        wrong: #"""
          guard fill(&buffer) else { throw NonceError.noRandomness }
          while nonce.count < length {
            if buffer.isEmpty { _ = fill(&buffer) }
            nonce.append(letter(buffer.removeLast()))
          }
          """#,
        right: #"""
          while nonce.count < length {
            if buffer.isEmpty { try fill(&buffer) }  // throws on failure
            nonce.append(letter(buffer.removeLast()))
          }
          """#)),
    Requirement(
      .nonceKnownGenerator, .should,
      claim: "no nonce is what a well-known generator draws from a small seed, a clock or a "
        + "process id",
      reason: "Whoever knows the generator tries all such seeds in seconds, and knows the nonce "
        + "before it is used.",
      source: "CWE-335, CWE-337, CWE-338",
      remedy: "Draw nonces from the operating system's cryptographic generator, which takes no "
        + "seed.",
      since: 2,
      snippet: Snippet(
        wrong: #"srand(time(nil)); letters[Int(rand()) % letters.count]"#,
        right: #"letters.randomElement()!  // the system's generator"#)),
    Requirement(
      .nonceFork,
      claim: "after a fork, parent and child share no nonce",
      reason: "Servers fork their workers, and a generator's state or a buffer of random bytes is "
        + "copied with the rest of the memory.",
      source: "OpenID Connect Core 1.0, 15.5.2",
      remedy: "Keep no state: ask the operating system for every nonce. Or forget the state in the "
        + "child, by `pthread_atfork` or by comparing process ids.",
      since: 2,
      snippet: Snippet(
        wrong: #"static var buffer = randomBytes(4_096)  // copied by a fork"#,
        right: #"""
          // at every nonce
          guard SecRandomCopyBytes(kSecRandomDefault, 32, &bytes)
            == errSecSuccess else { throw NonceError.noRandomness }
          """#)),
    Requirement(
      .nonceThreads,
      claim: "no order of memory accesses makes two threads draw one nonce, or a torn one",
      reason: "Two threads that share a buffer and its index take the same bytes.",
      source: "OpenID Connect Core 1.0, 15.5.2",
      remedy: "Share no state: ask the operating system for every nonce, or lock the buffer.",
      implies: [.nonceRaceFree], since: 2,
      snippet: Snippet(
        wrong: #"let byte = buffer[next]; next += 1  // any thread"#,
        right: #"let byte = state.withLock { $0.takeByte() }"#)),
    Requirement(
      .nonceRaceFree, .should,
      claim: "threads that draw nonces use no memory without an order between them",
      reason: "Without an order between a write and another access, what is read is undefined, and "
        + "an optimised build may do anything.",
      source: "Swift's memory model (SE-0282); happens-before, after FastTrack (PLDI 2009)",
      remedy: "Keep the value in a 'Mutex' or an actor, and never touch it elsewhere.",
      since: 2,
      snippet: Snippet(
        wrong: #"static var buffer = [UInt8]()  // any thread"#,
        right: #"static let buffer = Mutex([UInt8]())"#)),
  ]
}

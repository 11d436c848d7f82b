/// Nonces that are a time, or an identifier made of one.
struct ClockRule {
  let facts: FileFacts
  var file: SourceFile { facts.file }

  static func hits(_ facts: FileFacts) -> [ScanHit] {
    guard facts.makesSecrets else { return [] }
    let rule = ClockRule(facts: facts)
    return facts.file.words.indices.compactMap {
      facts.file.isName($0) ? rule.hit(at: $0) : nil
    }
  }

  private static let clocks: Set<String> = [
    "timeIntervalSince1970", "timeIntervalSinceReferenceDate", "currentTimeMillis", "nanoTime",
    "millisecondsSinceEpoch", "microsecondsSinceEpoch", "Ticks", "microtime", "hrtime",
    "clock_gettime", "uuid1", "uuidv1", "uuidV1", "now_v1", "new_v1", "UnixNano", "UnixMilli",
    "CFAbsoluteTimeGetCurrent", "ToUnixTimeMilliseconds", "ToUnixTimeSeconds", "UNIX_EPOCH",
    "elapsedRealtime", "NewUUID", "NewV1", "mach_absolute_time", "GetTimestamp",
    "elapsedRealtimeNanos",
    "timeBasedGenerator", "getTimeBased", "timeBased", "gettimeofday", "systemUptime",
    "uptimeNanoseconds",
    "perf_counter_ns", "time_ns", "monotonic_ns", "utcnow", "generate_v1", "generateTimeBased",
    "v1mc", "TickCount", "TickCount64", "timestamp_create", "uuid1mc", "GetTickCount64",
    "monotonic", "time_since_epoch", "steady_clock", "CACurrentMediaTime", "NewV6", "new_v6",
    "uuid6", "uuidv6", "uptimeMillis", "currentNanoTime", "CreateTimeUuid", "NewTimeUuid",
  ]
  /// What, followed by `now`, is the time.
  private static let clockTypes: Set<String> = [
    "Date", "DateTime", "Instant", "SystemTime", "Utc", "Local", "OffsetDateTime", "Clock",
    "performance",
    "LocalDateTime", "ZonedDateTime", "Time", "datetime", "time", "Carbon", "DispatchTime",
    "ContinuousClock", "SuspendingClock", "timezone", "Chrono", "CarbonImmutable", "System", "zone",
    "OffsetTime", "pendulum", "arrow", "DateTimeOffset", "clock",
  ]
  /// What asks them for it.
  private static let askings: Set<String> = [
    "now", "Now", "UtcNow", "utcnow", "currentTime", "today", "GetTimestamp", "now_utc",
    "now_local", "current", "nowUtc", "timeOrigin",
  ]
  /// What makes a text or a number of JavaScript's `new Date()`.
  private static let dateTexts: Set<String> = [
    "toISOString", "toString", "valueOf", "toJSON", "toUTCString", "toLocaleString", "getTime",
    "toGMTString",
  ]

  private func readsClock(_ index: Int) -> Bool {
    let word = facts.imported[file.word(index)]
    let isCall = file.isMark(index + 1, "(")
    if Self.clocks.contains(word) { return true }
    if Self.clockTypes.contains(word), [".", "::"].contains(file.word(index + 1)),
      Self.askings.contains(file.word(index + 2))
    {
      return true
    }
    switch file.language {
    case .javaScript, .typeScript:
      return word == "getTime"
        || word == "uuid" && file.isMark(index + 1, ".")
          && ["v1", "v6"].contains(file.word(index + 2))
        || word == "Date" && file.word(index - 1) == "new" && file.isMark(index + 1, "(")
          && file.isMark(index + 2, ")")
          && (!file.isMark(index + 3, ".") || Self.dateTexts.contains(file.word(index + 4)))
        || ["dayjs", "moment", "luxon"].contains(word) && isCall && file.isMark(index + 2, ")")
        || word == "uniqid" && isCall && file.words.contains("uniqid")
        || file.follows(["+", "new", "Date"], at: index - 2)
    case .java, .kotlin:
      return word == "Date" && isCall && file.isMark(index + 2, ")")
        && (file.language == .kotlin || file.word(index - 1) == "new")
        || word == "Calendar" && file.follows([".", "getInstance"], at: index + 1)
    case .ruby: return word == "now" && ["Time", "DateTime"].contains(file.word(index - 2))
    case .dart: return word == "v1" && file.isMark(index - 1, ".") && isCall
    case .python:
      return word == "time" && isCall
        && (file.isMark(index - 1, ".") || file.words.contains("time"))
        && !file.isMark(index - 1, "->") && file.word(index - 1) != "def"
        || ["uuid", "v1"].contains(word) && file.follows([".", "uuid1"], at: index + 1)
    case .php:
      return word == "now" && isCall && file.isMark(index + 2, ")")
        && file.isMark(index + 3, "->")
        || ["DateTime", "DateTimeImmutable"].contains(word) && file.word(index - 1) == "new"
          && (!isCall || file.isMark(index + 2, ")") || file.word(index + 2) == "now")
        || ["time", "hrtime", "uniqid"].contains(word) && isCall
          && !["->", "::", "function"].contains(file.word(index - 1))
        || word == "date" && isCall && !["->", "::", "function"].contains(file.word(index - 1))
    case .objectiveC:
      return ["time", "clock"].contains(word) && isCall && !file.isMark(index - 1, ".")
        || word == "NSDate" && file.follows(["date", "]"], at: index + 1)
    case .swift:
      // `formatter.string(from: .now)`
      if word == "now", file.follows(["from", ":", "."], at: index - 3) { return true }
      return word == "Date" && isCall && file.isMark(index + 2, ")") && !file.isMark(index + 3, ".")
    default: return false
    }
  }

  /// Whether something that nobody can guess is drawn: of what is called GetBytes, the generator's.
  func drawsRandom(_ range: Range<Int>) -> Bool {
    range.contains { place in
      guard file.isName(place), FileFacts.randomSources.contains(file.word(place)) else {
        return false
      }
      // `UUID.nameUUIDFromBytes(…)`, `UUID.timestamp_create`
      if file.word(place + 2) == "nameUUIDFromBytes" { return false }
      if file.isMark(place + 1, "."), Self.clocks.contains(file.word(place + 2)) { return false }
      return file.word(place) != "GetBytes"
        || !file.word(place - 2).lowercased().hasSuffix("converter")
          && !["UTF8", "ASCII", "Unicode"].contains(file.word(place - 2))
    }
  }

  private func hit(at index: Int) -> ScanHit? {
    guard readsClock(index) else { return nil }
    let statement = file.statement(at: index)
    guard statement.count < 60, !drawsRandom(statement),
      !isSeed(index), !isDifference(statement), !joinsDrawn(statement, index)
    else { return nil }
    let name = valueName(index, statement)
    let isNonce = name.map(Self.isNonceValue) ?? false
    if let name, name.lowercased().contains("seed") { return nil }
    guard
      isNonce
        || !isDefault(index, statement)
          && (makesNonce(index, statement, name) || feedsNonce(index))
    else { return nil }
    let word = file.word(index).lowercased()
    let isIdentifier = word.contains("v1") || word.contains("uuid") || word.contains("based")
    let scope = file.scope(of: index)
    // A counter of requests, a time of last use: what has to grow.
    let grows = scope.contains {
      file.isMark($0, "<=") || file.word($0).lowercased().contains("last")
    }
    let isElsewhere = ["refresh", "reload", "preview", "render", "cache"].contains { word in
      (name ?? "").lowercased().contains(word)
        || file.surroundings(of: index).contains { $0.name.lowercased().contains(word) }
    }
    let isSure = facts.tellsOfSignIn
    if grows || isElsewhere {
      return ScanHit(
        token: index, rule: .clockNonce, certainty: .lookHere,
        seen: "the \(secret) is made of the clock")
    }
    return ScanHit(
      token: index, rule: .clockNonce,
      certainty: facts.capped(isSure ? .certain : .likely, at: index),
      seen: "the \(secret) is made of \(isIdentifier ? "a time-based UUID" : "the clock") alone")
  }

  /// What a file that speaks of no nonce makes instead.
  private var secret: String { facts.speaksOfNonce ? "nonce" : "state or verifier" }

  /// Whether a generator is given the time, which is another finding.
  private func isSeed(_ index: Int) -> Bool {
    var open = file.parents[index]
    for _ in 0..<4 where open > 0 {
      let word = file.word(open - 1).lowercased()
      if ["seed", "rand", "random", "source", "mt19937", "pcg", "chance", "putlong", "alea"]
        .contains(
          where: { word.contains($0) })
      {
        return true
      }
      open = file.parents[open]
    }
    return false
  }

  /// The name that the value in a statement is given; of a function without braces, its name.
  private func valueName(_ index: Int, _ statement: Range<Int>) -> String? {
    for sign in (statement.lowerBound..<index).reversed() {
      guard file.kind(sign) == .mark,
        ["=", ":=", ":", "=>", "??=", "||="].contains(file.word(sign))
      else { continue }
      // What follows a comma belongs to another member.
      let isOwn = !(sign..<index).contains {
        file.isMark($0, ",") && file.parents[$0] == file.parents[sign]
      }
      guard isOwn, !file.isMark(sign, ":") || !isAnnotation(sign, index) else { continue }
      // The label of an argument names what is made only where that is a nonce.
      if file.isMark(sign, ":"), file.isMark(file.parents[sign], "("),
        !Self.isNonceValue(file.word(sign - 1))
      {
        continue
      }
      // `nonce: str = field(default_factory=lambda: …)`
      if file.language == .python,
        ["default_factory", "default", "factory", "lambda"].contains(file.word(sign - 1))
      {
        continue
      }
      var place = sign - 1
      if file.isMark(place, ")"), file.mates[place] > 0 { place = file.mates[place] - 1 }
      // `public string Nonce { get; } = …`
      if file.language == .cSharp, file.isMark(place, "}"), file.mates[place] > 0 {
        place = file.mates[place] - 1
      }
      // `fun nonce(): String = …`, `let nonce: String = …`
      if file.isName(place), file.isMark(place - 1, ":"), place > statement.lowerBound {
        place -= 2
        if file.isMark(place, ")"), file.mates[place] > 0 { place = file.mates[place] - 1 }
      }
      if file.isMark(sign, "=>"), !file.isName(place) || place < statement.lowerBound { continue }
      if file.word(place) == "_" || file.word(place) == "err", file.isMark(place - 1, ",") {
        place -= 2
      }
      if file.isMark(place, "]"), file.isText(place - 1) { place -= 1 }
      return file.word(place)
    }
    return nil
  }

  /// Whether a colon only begins a type, since a sign of assignment follows.
  private func isAnnotation(_ colon: Int, _ index: Int) -> Bool {
    (colon..<index).contains {
      (file.isMark($0, "=") || file.isMark($0, "=>")) && file.parents[$0] == file.parents[colon]
    }
  }

  private static func isNonceValue(_ name: String) -> Bool {
    NonceName.isValue(name)
  }

  private static let others = [
    "store", "save", "check", "verif", "valid", "expire", "consume", "clean", "remember", "log",
    "use", "keep", "record", "compare", "match", "is", "has", "audit", "put", "set", "add",
  ]
  /// What begins as those do, and makes: `loginNonce`, `issueNonce`, `userNonce`.
  private static let makersOfOthers = ["login", "issue", "user"]

  /// Whether a function of some name gives a nonce.
  private static func makesNonce(_ name: String) -> Bool {
    let plain = name.lowercased().replacing("_", with: "")
    guard NonceName.isValue(name) else { return false }
    return makersOfOthers.contains { plain.hasPrefix($0) }
      || !others.contains { plain.hasPrefix($0) }
  }

  /// What functions of a type that is named after nonces are called.
  private static let makers: Set<String> = [
    "make", "create", "generate", "next", "new", "random", "value", "get", "fresh", "issue",
    "build",
    "generatenew", "newvalue", "call", "produce", "string",
  ]

  private func maker(_ index: Int) -> SourceBlock? {
    let around = file.surroundings(of: index)
    let isAboutNonces = around.contains { $0.kind == .type && SourceFile.namesNonce($0.name) }
    return around.last {
      $0.kind == .function
        && (Self.makesNonce($0.name) || isAboutNonces && Self.makers.contains($0.name.lowercased()))
    }
  }

  private func isMakersName(_ index: Int) -> Bool {
    maker(index) != nil || SourceFile.namesNonce(String(file.path.split(separator: "/").last ?? ""))
      || file.surroundings(of: index).contains { SourceFile.namesNonce($0.name) }
  }

  /// Whether the value leaves a function that gives nonces, with nothing random in it.
  private func makesNonce(_ index: Int, _ statement: Range<Int>, _ name: String?) -> Bool {
    guard let maker = maker(index), !drawsRandom(maker.body) else {
      return false
    }
    if file.word(statement.lowerBound) == "return" { return true }
    if let name {
      return (statement.upperBound..<max(statement.upperBound, maker.body.upperBound)).contains {
        file.word($0) == name && file.isName($0) || isWritten(name, in: $0)
      }
    }
    // `binary.BigEndian.PutUint64(bytes, uint64(time.Now().UnixNano()))`
    if let place = statement.first(where: { file.word($0).hasPrefix("PutUint") }),
      file.isName(place + 2),
      maker.body.contains(where: { file.word($0) == file.word(place + 2) && $0 > index })
    {
      return true
    }
    // What a body ends with is its value.
    var end = statement.upperBound
    while end < maker.body.upperBound, [";", "end", "}"].contains(file.word(end)) { end += 1 }
    return end >= maker.body.upperBound
  }

  /// Whether a name is that of a generator, of which its seed is another finding.
  private func isGenerator(_ index: Int) -> Bool {
    let word = file.word(index).lowercased()
    return file.isName(index) && ["seed", "rng", "random"].contains { word.contains($0) }
  }

  /// Whether a nonce is made of the local that gets the time, with nothing random in it.
  private func feedsNonce(_ index: Int) -> Bool {
    file.isInFunction(index)
      && facts.flowsIntoNonce(index, isAlone: true) { use in
        use.count >= 60 || drawsRandom(use) || isDifference(use) || joinsDrawn(use, index)
          || use.contains {
            file.nonces[$0] && file.isMark($0 + 1, "(") && !FileFacts.isSetter(file, $0)
              || isGenerator($0)
          }
      } || facts.givesNonce(index, true) || isGivenBack(index)
  }
}

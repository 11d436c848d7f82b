/// Sources of random bytes whose status nobody looks at.
struct StatusRule {
  let facts: FileFacts
  var file: SourceFile { facts.file }

  private static let functions: Set<String> = [
    "SecRandomCopyBytes", "RAND_bytes", "RAND_priv_bytes", "CCRandomGenerateBytes", "getentropy",
    "getrandom", "Getrandom", "GetRandom", "BCryptGenRandom", "Getentropy", "CCRandomCopyBytes",
  ]

  private static let boringSSL = ByteSearch(["boringssl", "openssl/curve25519.h", "openssl/mem.h"])

  static func hits(_ facts: FileFacts) -> [ScanHit] {
    let rule = StatusRule(facts: facts)
    let file = facts.file
    // BoringSSL's never fails: it ends the process.
    if file.mentions(boringSSL) || file.path.lowercased().contains("boringssl") { return [] }
    return file.words.indices.compactMap { index -> ScanHit? in
      guard file.isName(index), file.isMark(index + 1, "("), file.mates[index + 1] > index,
        functions.contains(file.word(index))
          || ["fill", "try_fill_bytes", "rand_bytes", "rand_priv_bytes", "try_fill"].contains(
            file.word(index)) && file.language == .rust
            && (["getrandom", "rng", "rand"].contains(file.word(index - 2))
              || file.word(index) != "fill" || isOfRing(file, index))
          || isReadOfDevice(file, index)
      else { return nil }
      switch file.language {
      case .swift, .objectiveC: return rule.ofCall(index) ?? rule.fallback(index)
      case .rust: return rule.ofRustCall(index)
      default: return rule.ofForeignCall(index)
      }
    }
  }

  /// `SystemRandom::new().fill(&mut bytes)`
  private static func isOfRing(_ file: SourceFile, _ index: Int) -> Bool {
    file.follows(["SystemRandom", "::", "new", "(", ")", "."], at: index - 6)
  }

  /// `read(fd, buffer, 32)` in a function of C that opens the device of random bytes.
  private static func isReadOfDevice(_ file: SourceFile, _ index: Int) -> Bool {
    file.language == .objectiveC && ["read", "fread"].contains(file.word(index))
      && ![".", "->"].contains(file.word(index - 1))
      && file.scope(of: index).contains {
        file.isText($0) && ["/dev/urandom", "/dev/random"].contains(file.word($0))
      }
  }

  func hit(_ index: Int, _ certainty: Certainty, _ seen: String) -> ScanHit {
    // Where nothing tells of a sign-in, and something of a cipher, bytes are keys.
    let isOfCipher =
      !facts.isAboutSignIn
      && (facts.purpose == .other || file.path.lowercased().contains("crypto"))
    let most: Certainty =
      facts.isTest || seeds(index) ? .lookHere : isOfCipher ? .likely : .certain
    return ScanHit(
      token: index, rule: .statusIgnored, certainty: min(certainty, most),
      seen: "\(file.word(index))(): \(seen)")
  }

  private func ofRustCall(_ index: Int) -> ScanHit? {
    let close = file.mates[index + 1]
    let statement = file.statement(at: index)
    let isDropped = file.follows(["let", "_", "="], at: statement.lowerBound)
    let isOK = file.follows([".", "ok", "(", ")", ";"], at: close + 1)
    // `libc::getrandom(…);` and what else takes a pointer give a number, which nobody has to look at.
    let takesPointer = (index + 2..<max(index + 2, close)).contains {
      file.word($0) == "as_mut_ptr" || file.follows(["as", "*", "mut"], at: $0)
    }
    var begin = index
    while file.isMark(begin - 1, "::") { begin -= 2 }
    if takesPointer, file.isMark(close + 1, ";"),
      ["{", "}", ";"].contains(file.word(begin - 1))
    {
      return hit(index, .certain, "nobody looks at its status")
    }
    let isNumber =
      file.word(index - 2) == "libc" && (file.isMark(close + 1, ";") || file.isMark(close + 1, "}"))
      && (file.isMark(index - 3, "{") || file.isMark(index - 3, ";"))
      && !["=", "return", "match", "if"].contains(file.word(index - 5))
    let isDefault =
      file.follows([".", "unwrap_or_default"], at: close + 1)
      || file.follows([".", "unwrap_or", "(", "(", ")", ")"], at: close + 1)
    if onlyTold(index) != nil {
      return hit(index, .certain, "its failure is written to a log, and the bytes are used")
    }
    if file.isMark(file.parents[index], "("), file.word(file.parents[index] - 1) == "!",
      file.word(file.parents[index] - 2).hasPrefix("debug_assert")
    {
      return hit(index, .certain, "release builds drop the assertion, and the call with it")
    }
    guard isDropped || isOK || isNumber || isDefault else { return nil }
    return hit(index, .certain, "its result is thrown away")
  }

  /// C's functions as others call them, through a binding; what takes no buffer gives the bytes back.
  private func ofForeignCall(_ call: Int) -> ScanHit? {
    let close = file.mates[call + 1]
    let takesBuffer = (call + 2..<close).contains {
      file.isMark($0, ",") && file.parents[$0] == call + 1
    }
    let isOfLibrary = ["os", "ssl", "OpenSSL"].contains(file.word(call - 2))
    let before = file.word(call - 1)
    guard takesBuffer, !isOfLibrary,
      !["func", "fun", "def", "function", "int", "Int", "external"].contains(before),
      !file.contains(["extern", "external", "native"], in: file.statement(at: call))
    else { return nil }
    // `_, _ = unix.Getrandom(buf, 0)`
    let statement = file.statement(at: call)
    if file.language == .go, file.follows(["_", ",", "_"], at: statement.lowerBound) {
      return hit(call, .certain, "its status is thrown away")
    }
    return ofCall(call)
  }

  private func ofCall(_ call: Int) -> ScanHit? {
    var start = call
    var end = file.mates[call + 1]
    // The value of a closure of one expression is the closure's caller's.
    while true {
      while file.isMark(start - 1, "."), file.isName(start - 2) { start -= 2 }
      if ["return", "try"].contains(file.word(start - 1)) { start -= 1 }
      if file.isMark(start - 1, "&") { start -= 1 }
      var open = start - 1
      if file.isMark(end + 1, "}"), file.mates[end + 1] >= 0,
        file.kind(ofBrace: file.mates[end + 1]) == .other
      {
        let brace = file.mates[end + 1]
        guard file.isMark(open, "{") || file.isMark(open, "in") || file.word(open) == "in" else {
          break
        }
        open = brace
        end = file.mates[brace]
        if file.isMark(end + 1, ")") { end += 1 }
        start = brace
        if file.isMark(start - 1, ")"), file.mates[start - 1] >= 0 { start = file.mates[start - 1] }
        while file.isName(start - 1) || file.isMark(start - 1, ".") || file.isMark(start - 1, "?") {
          if file.word(start - 1) == "return" || file.word(start - 1) == "try" { break }
          start -= 1
        }
        continue
      }
      break
    }
    if let hit = ofAssertion(call) { return hit }
    if onlyTold(call) != nil {
      return hit(call, .certain, "its failure is written to a log, and the bytes are used")
    }
    if file.word(start) == "return" { return nil }
    let before = file.word(start - 1)
    if before == ")", file.follows(["(", "void", ")"], at: start - 3) {
      return hit(call, .certain, "its status is cast away")
    }
    if before == "=" {
      let target = file.word(named(before: start - 1))
      if target == "_" { return hit(call, .certain, "its status is thrown away") }
      return ofTarget(target, call, after: end)
    }
    let statement = file.statement(at: call)
    let begins = start == statement.lowerBound || [";", "{", "}"].contains(before)
    // A closure whose value somebody may use.
    guard begins, !isValueOfClosure(start, end) else { return nil }
    return hit(call, .certain, "nobody looks at its status")
  }

  private func isValueOfClosure(_ start: Int, _ end: Int) -> Bool {
    let parent = file.parents[start]
    guard file.language == .swift, parent >= 0, file.isMark(end + 1, "}") else { return false }
    // A function that gives nothing back.
    let around = file.blocks.last { $0.body.lowerBound == parent + 1 }
    if let around, around.kind == .function, !around.name.isEmpty,
      !(around.header..<around.body.lowerBound).contains(where: { file.isMark($0, "->") }),
      file.isMark(start - 1, "{"),
      !file.contains(["var"], in: around.header..<around.body.lowerBound)
    {
      return false
    }
    // A function or a closure that consists of the call gives its status back.
    return file.isMark(start - 1, "{") || file.word(start - 1) == "in"
  }

  private static let logging: Set<String> = [
    "print", "NSLog", "debugPrint", "os_log", "printf", "log", "debug", "info", "warning",
    "DDLogError", "eprintln", "println", "error", "warn", "trace", "fprintf", "perror", "logger",
    "Logger", "dbg", "NSLogv", "syslog",
  ]

  private static let assertions: Set<String> = [
    "assert", "NSAssert", "NSCAssert", "assertionFailure", "NSParameterAssert", "XCTAssertEqual",
  ]

  /// `assert(SecRandomCopyBytes(…) == errSecSuccess)`: release builds do not even call it.
  private func ofAssertion(_ call: Int) -> ScanHit? {
    var open = file.parents[call]
    while open > 0 {
      if file.isMark(open, "("), Self.assertions.contains(file.word(open - 1)) {
        return hit(call, .certain, "release builds drop the assertion, and the call with it")
      }
      open = file.parents[open]
    }
    return nil
  }

  /// The branch on a failure, of which a token is the condition and that only writes to a log.
  private func onlyTold(_ use: Int) -> SourceBranch? {
    facts.branches.first { branch in
      branch.condition.contains(use) && !file.hasElse(branch) && !branch.body.isEmpty
        && branch.condition.contains {
          ["!=", "<", "<=", "!", "is_err", "Err"].contains(file.word($0))
        }
        && branch.body.allSatisfy { index in
          let first = max(file.statement(at: index).lowerBound, branch.body.lowerBound)
          return file.parents[index] != file.parents[branch.body.lowerBound]
            || Self.logging.contains(file.word(first))
            || file.isMark(index, ";") || file.isMark(index, "}")
        }
    }
  }

  private func isCondition(_ use: Int) -> Bool {
    facts.branches.contains { $0.condition.contains(use) }
  }

  /// `(void)status;`, `_ = status`: written so that compilers do not complain.
  private func isSilenced(_ use: Int) -> Bool {
    let statement = file.statement(at: use)
    return file.follows(["(", "void", ")"], at: use - 3) && file.isMark(use + 1, ";")
      || file.follows(["_", "="], at: statement.lowerBound) && statement.count <= 4
  }

  /// The name before a sign of assignment, and before its type: `let status: OSStatus = …`
  private func named(before sign: Int) -> Int {
    guard [.swift, .typeScript, .kotlin, .rust].contains(file.language) else { return sign - 1 }
    let statement = file.statement(at: sign)
    let colon = (statement.lowerBound..<sign).last {
      file.isMark($0, ":") && file.parents[$0] == file.parents[sign]
    }
    guard let colon, file.isName(colon - 1), sign - colon < 8,
      ["let", "var", "const", "val", "mut"].contains(file.word(colon - 2))
    else { return sign - 1 }
    return colon - 1
  }

  private func ofTarget(_ name: String, _ call: Int, after end: Int) -> ScanHit? {
    let scope = file.scope(of: call)
    let uses = (end + 1..<max(end + 1, scope.upperBound)).filter {
      file.word($0) == name && file.isName($0) && !isSilenced($0)
    }
    guard !uses.isEmpty else {
      // A member is somebody else's to look at.
      return file.words.indices.contains {
        $0 > end && file.words[$0] == name && !(scope.contains($0) && isSilenced($0))
      }
        ? nil : hit(call, .certain, "nobody looks at '\(name)'")
    }
    let isOnlySaid = uses.allSatisfy { use in
      file.contains(Self.logging, in: file.statement(at: use))
        && !file.contains(["if", "guard", "throw", "return"], in: file.statement(at: use))
        && !isCondition(use)
    }
    if isOnlySaid { return hit(call, .certain, "'\(name)' is written to a log alone") }
    let told = uses.compactMap(onlyTold)
    if !told.isEmpty,
      uses.allSatisfy({ use in told.contains { $0.keyword < use && use < $0.next } })
    {
      return hit(call, .certain, "its failure is written to a log, and the bytes are used")
    }
    let isOnlyAsserted = uses.allSatisfy { use in
      file.contains(Self.assertions, in: file.statement(at: use))
    }
    return isOnlyAsserted
      ? hit(
        call, file.language == .swift ? .certain : .likely,
        "'\(name)' is looked at in an assertion alone, which release builds drop")
      : nil
  }
}

internal import ConformanceChecks
internal import ConformanceModel

/// Finds known defects in source text without building or running it.
///
/// A lexer for each family of languages and rules over its words: no compiler, so that every
/// finding says how sure it is.
package struct SourceScanner: Sendable {
  private let known: KnownAlphabet

  /// - Throws: `VectorProblem` where the embedded alphabets do not fit.
  package init() throws { known = try KnownAlphabet.embedded() }

  /// What was found in one file, and what its comments made of it.
  package struct Result: Sendable {
    package var findings: [ScanFinding] = []
    /// Comments that were to hide a finding and hide nothing: line and why.
    package var idleComments: [IdleComment] = []
    /// Functions that make nonces.
    package var nonceFunctions: [NonceFunction] = []
    /// Functions of other files that make secrets of a sign-in.
    var called: Set<String> = []
    /// Findings that a comment hides.
    package var ignored = 0

    package init() {}
  }

  /// A comment that hides nothing.
  package struct IdleComment: Equatable, Sendable {
    package let path: String
    package let line: Int
    package let problem: String
  }

  /// Words of which no defect is free; a file with none of them is not read further.
  private static let triggers = ByteSearch([
    "nonce", "Nonce", "NONCE", "andomCopyBytes", "RAND_bytes", "RAND_priv", "getrandom",
    "getentropy", "CCRandomGenerate", "CheckedContinuation", "ThrowingContinuation",
    "UnsafeContinuation", "Continuation<",
    "suspendCoroutine", "suspendCancellable", "Completer<", "UVXYZ", "uvxyz", "etRandomValues",
    "andomBytes", "random_bytes", "urandom", "SecureRandom", "RandomNumberGenerator",
    "token_bytes", "OsRng", "\"%x\"", "\"%X\"", "'%x'", "%hhx", "\"%lx", "toHexString(",
    "toString(16)", "radix: 16", "dechex(",
    "to_s(16)", "{:x}", "hex(", ", 16)", "ignIn", "sign_in", "ASAuthorization", "idToken",
    "id_token", "identityToken", "identity_token", "appleid.apple.com", "verify_signature",
    "TaskCompletionSource", "create_future(", "toRadixString(16)", "ToString(\"x\")",
    "auth-conformance:", "openid", "redirect_uri", "redirectUri", "code_verifier", "odeVerifier",
    "PKCE", "oauth2", "andomState", "enerateState", "TokenValidationParameters", "['state']",
    "[\"state\"]",
    "WebAuthenticationSession", "Getrandom", "BCryptGenRandom", "imestamp_create", "rand_bytes(",
    ", \"x\")", ", 'x')", ".Text(16)",
    "\"{b:X}", ":X}\"",
  ])

  /// What tells of signing in without naming a token.
  private static let signIn = ByteSearch([
    "ogin", "LOGIN", "ign in", "ign In", "ign-in", "uthenticat", "uthoriz", "pple", "redential",
    "oken endpoint", "oken_endpoint", "uthclient", "uth_client",
  ])
  /// Without any of these, a file is about something else, and what is likely there is not.
  private static let subjects = ByteSearch([
    "nonce", "apple", "google", "openid", "oauth", "oidc", "token", "signin", "sign_in", "sign in",
    "sign-in", "login", "log in", "log_in", "signing", "logging", "authenticat", "auth/",
    "authoriz",
    "state", "continuation",
  ])
  /// What flags and handlers are called.
  private static let waiting = ByteSearch([
    "oading", "busy", "Busy", "rogress", "_progress", "nFlight", "in_flight", "rocessing",
    "ubmitting", "pending", "Pending", "unning", "tryLock", "TryLock", "try_lock", "tryAcquire",
    "ompletion", "allback", "ogging", "uthenticating", "uthorizing", "ompleter", "orking",
    "http.Error", "res.json", "res.status", "res.send", "sendError", "onError", "onFailure",
    "onSuccess", "reject(", "next(", "redirect_to", "c.JSON", "allback", "sendRedirect", "done(",
    "wxyz", "WXYZ", "igningIn", "igning_in", "equesting", "ngoing", "nderway", "ttempting",
    "tarted",
    "456789",
  ])

  /// A value between braces that is written as digits; apart, since short words cost the others.
  private static let choices = ByteSearch(["random.choice", "import choice", "random.sample"])
  private static let digits = ByteSearch([":x}", ":X}"])
  private static let sessions = ByteSearch(["ession_id", "essionId", "essionID"])
  private static let seeds = ByteSearch(["eed(", "Random(", "NewSource(", "NewPCG("])

  /// Whether a text can hold a finding.
  private static func isWorthReading(
    _ bytes: UnsafeBufferPointer<UInt8>, _ language: SourceLanguage
  ) -> Bool {
    triggers.finds(in: bytes) || signIn.finds(in: bytes) && waiting.finds(in: bytes)
      || [.python, .rust, .cSharp].contains(language) && digits.finds(in: bytes)
      || language == .python && choices.finds(in: bytes)
      || sessions.finds(in: bytes) && seeds.finds(in: bytes)
  }

  /// Looks for defects in one file.
  ///
  /// - Parameters:
  ///   - bytes: Its content, of any encoding; what is no ASCII is never looked at.
  ///   - path: What findings call it.
  ///   - language: What it is written in.
  package func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, path: String, language: SourceLanguage
  ) -> Result {
    guard bytes.count < Int(Int32.max), Self.isWorthReading(bytes, language), !Self.isBinary(bytes),
      !Self.isMinified(bytes)
    else {
      return Result()
    }
    let file = SourceFile(path: path, language: language, bytes: bytes)
    let facts = FileFacts(file)
    let hits =
      AlphabetRule.hits(facts, known) + ModuloRule.hits(facts) + RandomRule.hits(facts)
      + ClockRule.hits(facts) + StatusRule.hits(facts) + HexRule.hits(facts)
      + KeepingRule.hits(facts)
      + PairingRule.hits(facts) + EmptyRule.hits(facts) + AnswerRule.hits(facts)
      + ContinuationRule.hits(facts) + GuardRule.hits(facts)
      + TokenRule.hits(facts) + ComparisonRule.hits(facts) + ReplayRule.hits(facts)
    let isElsewhere = !file.mentions(Self.subjects)
    var result = result(
      of: isElsewhere ? hits.map { $0.capped(.lookHere, from: .likely) } : hits, file, bytes)
    result.nonceFunctions = NonceFunction.all(in: facts)
    result.called = RandomRule.calledForSecrets(facts)
    return result
  }

  /// Whether a file is none of text: zeros stand where text has none.
  private static func isBinary(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in 0..<min(bytes.count, 4096) where bytes[index] == 0 { return true }
    return false
  }

  /// Whether a text was made by a program for programs: very long lines.
  private static func isMinified(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count > 8192 else { return false }
    var lines = 1
    for byte in bytes where byte == 10 { lines += 1 }
    return bytes.count / lines > 400
  }

  private func result(
    of hits: [ScanHit], _ file: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Result {
    var result = Result()
    let ignores = file.comments.map { IgnoreComment($0) }
    var used = Set<Int>()
    var seen: Set<String> = []
    var occurrences: [String: Int] = [:]
    let lines = LineTexts(bytes)
    // The surest of a rule on a line speaks for it.
    let sorted = hits.sorted {
      let (left, right) = (file.tokens[$0.token], file.tokens[$1.token])
      if left.line != right.line { return left.line < right.line }
      if $0.rule != $1.rule { return $0.rule.rawValue < $1.rule.rawValue }
      return $0.certainty > $1.certainty
    }
    // What is made in a wrong way is not also said to be made too early, but of a constant of the
    // process, which is wrong however it is made.
    let making: Set<ScanRule> = [.weakRandom, .seededRandom, .clockNonce]
    let made = Set(hits.filter { making.contains($0.rule) }.map { file.line($0.token) })
    let speakers = Self.speakers(of: sorted, file)
    for hit in sorted {
      let line = file.line(hit.token)
      if let speaker = speakers[line], ScanRule.drawing.contains(hit.rule), hit.rule != speaker {
        // A comment that hides it hides something, if only what another finding says too.
        used.formUnion(ignores.indices.filter { ignores[$0].hides(hit, on: line) })
        continue
      }
      if hit.rule == .nonceOutlivesAttempt, hit.certainty < .certain, made.contains(line) {
        continue
      }
      guard seen.insert("\(line) \(hit.rule.rawValue)").inserted else { continue }
      if let index = ignores.firstIndex(where: { $0.hides(hit, on: line) }) {
        used.insert(index)
        result.ignored += 1
        continue
      }
      let print = Fingerprint(hit.rule, file.path, lines.text(line))
      let count = occurrences[print.text, default: 0]
      occurrences[print.text] = count + 1
      result.findings.append(
        ScanFinding(
          path: file.path, line: line, rule: hit.rule, certainty: hit.certainty,
          seen: hit.seen, fingerprint: count == 0 ? print.text : "\(print.text)-\(count)",
          helper: hit.helper, advice: hit.advice))
    }
    for (index, ignore) in ignores.enumerated() where !used.contains(index) {
      result.idleComments.append(
        IdleComment(path: file.path, line: ignore.line, problem: ignore.problem))
    }
    return result
  }

  /// Of those that say of a line that what is drawn there can be guessed, the surest, by line.
  private static func speakers(of hits: [ScanHit], _ file: SourceFile) -> [Int: ScanRule] {
    var surest: [Int: ScanHit] = [:]
    for rule in ScanRule.drawing {
      for hit in hits where hit.rule == rule {
        let line = file.line(hit.token)
        if surest[line].map({ $0.certainty < hit.certainty }) ?? true { surest[line] = hit }
      }
    }
    return surest.mapValues(\.rule)
  }
}

/// Nonces that a container, a framework or a closure keeps.
extension KeepingRule {
  private static let annotations: Set<String> = [
    "Singleton", "Bean", "ApplicationScoped", "SingleInstance", "ApplicationScope",
  ]
  private static let containers: Set<String> = ["AddSingleton", "TryAddSingleton"]

  /// `@Bean String nonce() { … }`, `services.AddSingleton(new LoginNonce(make()))`, and what a
  /// provider of the whole app gives.
  var ofContainers: [ScanHit] {
    file.words.indices.compactMap { index in
      guard file.isName(index) else { return nil }
      let word = file.word(index)
      if Self.containers.contains(word), let arguments = arguments(after: index),
        file.speaksOfNonce(arguments), isDrawn(arguments) || arguments.contains(where: makes)
      {
        return hit(index, .likely, "the nonce is made once for the whole process")
      }
      // Riverpod: `final nonceProvider = Provider((ref) => make());`
      if file.language == .dart, word == "Provider", !file.isInFunction(index) {
        let name = Alphabets.name(file, of: index)
        let statement = file.statement(at: index)
        guard SourceFile.namesNonce(name), statement.contains(where: { $0 > index && makes($0) })
        else { return nil }
        return hit(index, .likely, "'\(name)' gives one nonce to every attempt")
      }
      if Self.annotations.contains(word), file.isMark(index - 1, "@") { return provided(index) }
      return memoizedFunction(index)
    }
  }

  private func arguments(after index: Int) -> Range<Int>? {
    var open = index + 1
    if file.isMark(open, "<"),
      let close = (open..<min(open + 8, file.words.count)).first(where: { file.isMark($0, ">") })
    {
      open = close + 1
    }
    guard file.isMark(open, "("), file.mates[open] > open else { return nil }
    return open + 1..<file.mates[open]
  }

  /// What an annotation makes a function give once.
  private func provided(_ index: Int) -> ScanHit? {
    guard [.kotlin, .java].contains(file.language),
      let name = (index..<min(index + 14, file.words.count)).first(where: {
        file.isName($0) && file.nonces[$0] && file.isMark($0 + 1, "(")
      }), Self.isNonce(file.word(name)), file.mates[name + 1] > name,
      !(index..<name).contains(where: { ["{", "}", ";"].contains(file.word($0)) })
    else { return nil }
    let end = min(file.mates[name + 1] + 30, file.words.count)
    guard (file.mates[name + 1]..<end).contains(where: makes) else { return nil }
    return hit(name, .likely, "'\(file.word(name))' is made once for the whole process")
  }

  /// `const nonce = once(() => make())`, `var Nonce = sync.OnceValue(func() string { … })`
  private func memoizedFunction(_ index: Int) -> ScanHit? {
    guard file.language.isScript || file.language == .go,
      ["memoize", "memoized", "once", "memo", "OnceValue", "useRef"].contains(file.word(index)),
      let arguments = arguments(after: index), arguments.contains(where: makes),
      file.word(index) != "useRef" || !arguments.contains(where: { file.isMark($0, "=>") }),
      SourceFile.namesNonce(Alphabets.name(file, of: index)),
      // `nonce.current = make()` where an attempt begins.
      !facts.places(of: Alphabets.name(file, of: index)).contains(where: {
        file.follows([".", "current", "="], at: $0 + 1)
      })
    else { return nil }
    return hit(index, .likely, "the nonce is made once and given to every attempt")
  }

  /// `passport.use(new Strategy({ nonce: make() }))`, where no function is around it, and Kotlin's
  /// `private val option = Builder().setNonce(make())`.
  func ofRegistration(_ index: Int, _ open: Int) -> ScanHit? {
    guard !file.isInFunction(index), file.language.isScript || file.language == .ruby,
      file.isMark(open, "{") || file.isMark(open, "(") || file.language == .ruby
    else { return nil }
    let top = outermost(open)
    let head = file.statement(at: top >= 0 ? top : index).lowerBound..<index
    guard !head.contains(where: { file.isMark($0, "=>") }),
      head.contains(where: { place in
        let word = file.word(place).lowercased()
        return file.isName(place)
          && ["strategy", "configure", "provider", "openid", "oidc", "auth", "init"].contains(
            where: word.contains)
      })
    else { return nil }
    return hit(index, .likely, "'\(file.word(index))' is made once, with what is configured")
  }

  /// The outermost bracket of the literals and calls around one.
  func outermost(_ open: Int) -> Int {
    var top = open
    while top >= 0, file.parents[top] >= 0,
      ![.function, .type, .control].contains(file.kind(ofBrace: file.parents[top]))
    { top = file.parents[top] }
    return top
  }

  /// `val option = GetGoogleIdOption.Builder().setNonce(make()).build()` outside of all functions.
  func builtOnce(_ index: Int) -> ScanHit? {
    guard [.kotlin, .java, .swift, .dart].contains(file.language), !file.isInFunction(index),
      ["setNonce", "nonce", "withNonce"].contains(file.word(index)), file.isMark(index - 1, "."),
      file.brace(of: index) < 0 || file.kind(ofBrace: file.brace(of: index)) == .type,
      let arguments = arguments(after: index),
      isMade(arguments) || isDrawn(arguments)
        || arguments.contains(where: makes)
    else { return nil }
    let statement = file.statement(at: index)
    let head = statement.lowerBound..<index
    guard file.contains(["val", "let", "final", "static"], in: head),
      !file.contains(["fun", "func", "get", "by"], in: head),
      !head.contains(where: { ["{", "=>", "->"].contains(file.word($0)) })
    else { return nil }
    return hit(index, .likely, "the nonce is made once, with what is configured")
  }

  /// `nonce := make(); return func(w http.ResponseWriter, r *http.Request) { … nonce … }`: one nonce
  /// for all requests that the closure answers.
  func captured(_ index: Int) -> ScanHit? {
    if let hit = builtOnce(index) { return hit }
    guard file.language == .go || file.language.isScript, file.isName(index),
      Self.isNonce(file.word(index)), file.isInFunction(index),
      file.isMark(index + 1, ":=") || file.isMark(index + 1, "="),
      file.language == .go || ["const", "let"].contains(file.word(index - 1)),
      let outer = file.surroundings(of: index).last(where: { $0.kind == .function })
    else { return nil }
    let value = index + 2..<max(index + 2, file.statement(at: index).upperBound)
    guard isMade(value) || isDrawn(value) else { return nil }
    let word = file.word(index)
    let answers = file.blocks.contains { block in
      guard block.kind == .function || file.word(block.header) == "return",
        outer.body.contains(block.header), block.header > index,
        block.body.contains(where: { file.word($0) == word }),
        (max(index, block.header - 6)...block.header).contains(where: { file.word($0) == "return" })
      else { return false }
      let head = block.header..<block.body.lowerBound
      return file.contains(
        ["ResponseWriter", "Request", "req", "request", "ctx", "Context"], in: head)
    }
    return answers
      ? hit(index, .likely, "'\(word)' is made once for all requests that the closure answers")
      : nil
  }
}

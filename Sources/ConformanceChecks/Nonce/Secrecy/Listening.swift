internal import ConformanceModel

/// What one process was given to keep to itself, and what it let others read.
struct Listening {
  /// What it was made to do, for evidence.
  let exercise: String
  private(set) var secrets: Set<Secret> = []
  /// Errors and descriptions that it handed out.
  private(set) var texts: [String] = []
  /// Whether it came to no answer in the middle.
  private(set) var isCutShort = false
  /// Whether that was because it ended, which another one need not do in what comes later.
  private(set) var ended = false
  /// All that it printed, and the runtime did not print for it.
  private(set) var output: [UInt8] = []
  /// Whether the runtime printed of a second resume.
  private(set) var resumedTwice = false
  /// What requests carried, whose raw nonces were handed to nobody.
  private var claims: Set<String> = []

  /// Starts a process, makes it do something, and reads what it printed.
  ///
  /// - Parameters:
  ///   - exercise: Names what it does.
  ///   - fleet: Starts it.
  ///   - body: Does it.
  init(
    _ exercise: String, _ fleet: any SubjectFleet,
    _ body: (any Subject, inout Listening) async throws -> Void
  ) async {
    self.exercise = exercise
    let process = fleet.listenedTo()
    do {
      try await body(process.subject, &self)
    } catch let fault as SubjectFault {
      // Whatever ends a process is for another requirement to say; it may have printed before.
      isCutShort = true
      ended = fault.grade == .crash
    } catch {
      texts.append(String(describing: error))
    }
    let printed = await process.output()
    output = SecondResume.removed(from: printed)
    resumedTwice = output.count < printed.count
  }

  /// Both as one: two processes that did the same thing in turn.
  func joined(with other: Listening) -> Listening {
    var whole = self
    whole.secrets.formUnion(other.secrets)
    whole.texts += other.texts
    whole.isCutShort = isCutShort || other.isCutShort
    whole.ended = ended || other.ended
    whole.output += other.output
    whole.resumedTwice = resumedTwice || other.resumedTwice
    whole.claims.formUnion(other.claims)
    return whole
  }

  mutating func keep(_ kind: Secret.Kind, _ text: String?) {
    guard let text, text.utf8.count >= Secret.shortest else { return }
    secrets.insert(Secret(kind: kind, text: text))
  }

  mutating func read(_ text: String?) {
    if let text, !text.isEmpty { texts.append(text) }
  }

  /// Takes what callers and provider saw of one story.
  mutating func take(_ history: SignInHistory) {
    for request in history.requests {
      keep(.digest, request.request.nonce)
      keep(.token, request.issued.token)
      keep(.code, request.issued.code)
      if let claim = request.request.nonce { claims.insert(claim) }
      // The provider and whoever sees the redirect read it.
      read(request.request.state)
    }
    for answer in history.callers.flatMap(\.answers) {
      switch answer {
      case .credential(let credential): keep(.nonce, credential.rawNonce)
      case .failure(let code): read(code)
      case .cancelled, .refused: break
      }
    }
  }

  /// Takes what one step of an account's story gave and brought.
  mutating func take(_ episode: AccountEpisode) {
    keep(.token, episode.credential?.identityToken.map { String(decoding: $0, as: UTF8.self) })
    keep(.code, episode.credential?.authorizationCode.map { String(decoding: $0, as: UTF8.self) })
    read(episode.early?.errorText)
    read(episode.after.view?.errorText)
    for answer in episode.answers {
      switch answer {
      case .failed(let code): read(code)
      case .signedIn(_, _, let problem): read(problem)
      case .done, .cancelled, .request: break
      }
    }
  }

  /// The raw nonces of requests, as far as they stand in a text: known by what they hash to.
  func rawNonces(in text: [UInt8], form: PairingForm) -> Set<Secret> {
    let lengths = Set(secrets.filter { $0.kind == .nonce }.map(\.text.utf8.count))
    guard !claims.isEmpty, form != .raw else { return [] }
    var found: Set<Secret> = []
    for length in lengths where text.count >= length {
      for start in 0...text.count - length {
        let window = text[start..<start + length]
        guard window.allSatisfy({ (0x21...0x7E).contains($0) }) else { continue }
        let candidate = String(decoding: window, as: UTF8.self)
        if claims.contains(form.claim(from: candidate)) {
          found.insert(Secret(kind: .nonce, text: candidate))
        }
      }
    }
    return found
  }
}

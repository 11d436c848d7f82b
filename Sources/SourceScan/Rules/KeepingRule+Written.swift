/// States and verifiers that are written out: every attempt of every user has the same.
extension KeepingRule {
  /// In a file that signs in, whether or not it speaks of nonces.
  var writtenSecrets: [ScanHit] {
    guard facts.purpose == .signIn, !facts.isTest, !file.path.lowercased().contains("example")
    else { return [] }
    let sent = namesSent
    return file.words.indices.compactMap { index in
      switch file.kind(index) {
      case .string:
        if file.isMark(index + 1, ":") || file.isMark(index + 1, "=>") { return written(index) }
        return stateInAddress(index)
      case .identifier:
        return stateOfCall(index) ?? written(index) ?? writtenForRequests(index, sent)
      default: return nil
      }
    }
  }

  private func found(_ text: Int, _ what: String) -> ScanHit {
    hit(text, .likely, "the \(what) is written out, the same for every attempt")
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != "_" && $0 != "-" && $0 != "$" }
  }

  /// `AuthCodeURL("state-token", …)`
  private func stateOfCall(_ index: Int) -> ScanHit? {
    guard file.language == .go, file.word(index) == "AuthCodeURL", file.isMark(index + 1, "("),
      file.isText(index + 2), [",", ")"].contains(file.word(index + 3))
    else { return nil }
    return found(index + 2, "state")
  }

  /// `state: 'random_string'` among what a request for a code says, `code_verifier: 'dBjftJeZ4CVP…'`
  private func written(_ index: Int) -> ScanHit? {
    guard [":", "=", "=>"].contains(file.word(index + 1)), file.isText(index + 2),
      [",", "}", ")", "]", ";"].contains(file.word(index + 2))
        || [",", "}", ")", "]", ";"].contains(file.word(index + 3))
        || file.line(index + 2) != file.line(min(index + 3, file.words.count - 1))
    else { return nil }
    let text = file.word(index + 2)
    switch Self.plain(file.word(index)) {
    case "codeverifier", "pkceverifier":
      guard text.utf8.count >= 20, NonceName.isKey(text), text.contains(where: \.isNumber),
        !Self.plain(text).contains("verifier")
      else { return nil }
      return found(index + 2, "verifier")
    case "state":
      return isConstant(text) && asksForCode(index) ? found(index + 2, "state") : nil
    default: return nil
    }
  }

  /// What a page's or a machine's state may be.
  private static let states: Set<String> = [
    "loading", "idle", "open", "closed", "pending", "ready", "active", "inactive", "error", "done",
    "initial", "success", "failed", "unknown", "started", "stopped", "enabled", "disabled",
  ]

  private func isConstant(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count < 80 && NonceName.isKey(text)
      && !Self.states.contains(text.lowercased()) && text != text.uppercased()
  }

  private static let codeRequests: Set<String> = ["response_type", "responseType", "access_type"]
  private static let others: Set<String> = [
    "redirect_uri", "redirectUri", "client_id", "clientId", "redirectURI", "clientID",
  ]

  /// Whether a member stands beside those of a request for a code.
  private func asksForCode(_ index: Int) -> Bool {
    let open = file.parents[index]
    guard open >= 0, file.mates[open] > index, file.mates[open] - open < 200 else { return false }
    if file.isMark(open, "("), file.word(open - 1).lowercased().contains("authoriz") { return true }
    let members = (open..<file.mates[open]).filter { file.parents[$0] == open }.map(file.word)
    return members.contains(where: Self.codeRequests.contains)
      && members.contains(where: Self.others.contains)
  }

  /// `…/authorize?response_type=code&client_id=a&state=xyz`
  private func stateInAddress(_ index: Int) -> ScanHit? {
    let text = file.word(index)
    guard text.utf8.count < 2000, let range = text.firstRange(of: "state="),
      text.contains("response_type="), text.contains("client_id="),
      let before = text[..<range.lowerBound].last, before == "&" || before == "?"
    else { return nil }
    let value = text[range.upperBound...].prefix { $0 != "&" && $0 != "#" }
    return isConstant(String(value)) ? found(index, "state") : nil
  }

  private static let names: Set<String> = [
    "oauthstate", "oauthstatestring", "statestring", "oauthstatetoken", "authstate", "statetoken",
    "state", "oauth2state",
  ]

  /// `var oauthStateString = "pseudo-random"`, which is what requests are given.
  private func writtenForRequests(_ index: Int, _ sent: Set<String>) -> ScanHit? {
    guard Self.names.contains(Self.plain(file.word(index))), file.isText(index + 2),
      file.isMark(index + 1, "=") || file.isMark(index + 1, ":="),
      file.parents[index] < 0
        || file.isMark(file.parents[index], "{") || file.word(file.parents[index] - 1) == "var",
      isWritten(index + 2)
    else { return nil }
    return sent.contains(file.word(index)) ? found(index + 2, "state") : nil
  }

  /// The names that requests for a code are given as their state.
  private var namesSent: Set<String> {
    Set(
      file.words.indices.compactMap { place in
        guard file.isName(place),
          file.word(place - 2) == "AuthCodeURL" && file.isMark(place - 1, "(")
            || file.word(place - 2) == "state" && [":", "=", "=>"].contains(file.word(place - 1))
              && asksForCode(place - 2)
        else { return nil }
        return file.word(place)
      })
  }

  /// Whether a text is a value, and not the key that one is kept by.
  private func isWritten(_ text: Int) -> Bool {
    let word = file.word(text)
    return isConstant(word) && ![".", "+", "%", "("].contains(file.word(text + 1))
  }
}

internal import ConformanceModel
internal import PlainText

extension Check {
  /// Neither nonces nor what they protect appear in output, errors or descriptions.
  package static let nonceSecrecy = Check(
    .nonceSecrecy, .contract(of: .nonce, .digest, .token, .signIn, .account), kind: .property,
    place: .runner
  ) { contract, context in
    guard let fleet = context.fleet else {
      return .notApplicable("needs the output of a process of its own, and there is none here")
    }
    let heard = try await Listening.exercises(contract, fleet, context)
    let secrets = Set(heard.flatMap(\.secrets))
    guard !secrets.isEmpty else {
      return .notApplicable("no nonce, digest, token or code came up in any process of its own")
    }
    let scope = scope(heard, secrets)
    let leaks = heard.flatMap { Leak.found(in: $0, PairingForm(contract.signIn.nonceForm)) }
    guard let first = Leak.worst(of: leaks) else {
      return .pass(cases: secrets.count, scope: scope)
    }
    // Evidence must not repeat the leak, so it gives numbers and no text.
    return .fail(
      cases: secrets.count, scope: scope,
      Evidence(
        observed: Array(leaks.map(\.sentence).prefix(4)), drawn: leaks.map(\.count),
        cause: first.cause))
  }

  private static func scope(_ heard: [Listening], _ secrets: Set<Secret>) -> String {
    let kinds = Secret.Kind.allCases.compactMap { kind in
      let count = secrets.count { $0.kind == kind }
      return count > 0 ? kind.text(count) : nil
    }
    let texts = heard.flatMap(\.texts)
    let cutShort = heard.filter(\.isCutShort).map(\.exercise)
    return kinds.joined(separator: ", ") + " looked for in "
      + Quantity.text(heard.reduce(0) { $0 + $1.output.count }, "byte") + " of output and "
      + Quantity.text(texts.count, "text") + " handed out while "
      + heard.map(\.exercise).joined(separator: ", ") + ": "
      + Secret.Form.allCases.map(\.rawValue).joined(separator: ", ")
      + "; other encodings, files and system logs are not looked at"
      + (cutShort.isEmpty
        ? "" : "; the process came to an end while \(cutShort.joined(separator: ", "))")
      + (heard.contains(where: \.resumedTwice)
        ? "; the value in the runtime's message of a second resume is that mistake's" : "")
  }
}

/// Secrets of one kind that were met in one place.
private struct Leak {
  let kind: Secret.Kind
  let forms: Set<Secret.Form>
  let exercise: String
  let isOutput: Bool
  let count: String

  static func found(in heard: Listening, _ form: PairingForm) -> [Leak] {
    let search = SecretSearch(Array(heard.secrets))
    let texts = Array(heard.texts.joined(separator: "\n").utf8)
    return [(heard.output, true), (texts, false)].flatMap { text, isOutput -> [Leak] in
      var hits = search.hits(in: text)
      for nonce in heard.rawNonces(in: text, form: form) {
        hits.insert(SecretSearch.Hit(secret: nonce, form: .plain))
      }
      // A token holds its nonce claim: whoever shows the one shows the other.
      let showsToken = hits.contains { $0.secret.kind == .token }
      return Secret.Kind.allCases.compactMap { kind in
        let of = hits.filter { $0.secret.kind == kind }
        guard !of.isEmpty, kind != .digest || !showsToken else { return nil }
        return Leak(
          kind: kind, forms: Set(of.map(\.form)), exercise: heard.exercise, isOutput: isOutput,
          count: "\(kind.text(of.count)) while \(heard.exercise)")
      }
    }
  }

  /// What the report names: who reads an error is nearer than who reads a log.
  static func worst(of leaks: [Leak]) -> Leak? {
    leaks.first { !$0.isOutput } ?? leaks.first { $0.kind == .nonce } ?? leaks.first
  }

  var sentence: String {
    let place = isOutput ? "the output" : "a text that is handed out"
    let forms = Secret.Form.allCases.filter(self.forms.contains).map(\.rawValue)
    return "\(kind.text(2).dropFirst(2)) stand in \(place) while \(exercise), "
      + forms.joined(separator: " and ")
  }

  var cause: Cause {
    if !isOutput { return .secretInText }
    return kind == .token || kind == .code ? .tokenLogged : .nonceLogged
  }
}

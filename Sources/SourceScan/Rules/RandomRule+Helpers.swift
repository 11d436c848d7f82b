/// Helpers that draw a state or a token for a sign-in in another file of the same scan.
extension RandomRule {
  private static let secrets: Set<String> = ["state", "nonce", "token", "verifier"]

  /// Draws of Python's module in a file that tells of no sign-in, in functions that are called so.
  ///
  /// They are worth a look, and likely where a file of sign-in calls the function for a secret.
  var helpers: [ScanHit] {
    guard file.language == .python, !facts.isTest, facts.purpose != .other, !importsSecure else {
      return []
    }
    let imported = importedDraws
    return file.words.indices.compactMap { index in
      guard file.isName(index), case .weak(let name)? = draw(at: index, false, imported),
        let function = file.blocks.last(where: { $0.kind == .function && $0.body.contains(index) }),
        NonceName.words(function.name).contains(where: Self.secrets.contains),
        !file.contains(["SystemRandom", "secrets"], in: file.statement(at: index))
      else { return nil }
      return ScanHit(
        token: index, rule: .weakRandom, certainty: .lookHere,
        seen: "\(name) is no source of secrets", helper: function.name)
    }
  }

  /// What a Python file of sign-in imports and calls for a nonce or another secret.
  static func calledForSecrets(_ facts: FileFacts) -> Set<String> {
    let file = facts.file
    guard file.language == .python, facts.purpose == .signIn, !facts.isTest else { return [] }
    return Set(
      file.words.indices.filter { index in
        file.isName(index) && file.isMark(index + 1, "(") && file.word(index - 1) != "def"
          && NonceName.words(file.word(index)).contains(where: secrets.contains)
          && facts.givesNonce(index)
          && !file.blocks.contains { $0.kind == .function && $0.name == file.word(index) }
      }.map { file.word($0) })
  }
}

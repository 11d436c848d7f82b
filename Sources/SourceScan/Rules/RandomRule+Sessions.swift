/// Sessions of those who sign in, by numbers that whoever knows the seed knows too.
extension RandomRule {
  private static func isSession(_ name: String) -> Bool {
    let parts = NonceName.words(name).filter { !$0.isEmpty }
    return parts.contains("session") && (parts.last == "id" || parts.last == "key")
      || ["sessionid", "sid"].contains(name.lowercased())
  }

  /// Generators with a seed from which the file draws the identifiers of sessions.
  var sessions: [ScanHit] {
    guard facts.tellsOfSignIn, !facts.isTest,
      file.words.indices.contains(where: { file.isName($0) && Self.isSession(file.word($0)) })
    else { return [] }
    let isSecure = importsSecure
    let imported = importedDraws
    return file.words.indices.compactMap { index in
      guard file.isName(index),
        case .seeded(let name)? = seededGenerator(at: index) ?? draw(at: index, isSecure, imported),
        drawsSession(index)
      else { return nil }
      return ScanHit(
        token: index, rule: .seededRandom, certainty: facts.capped(.likely),
        seen: "\(name) is given a seed, and sessions are named by it")
    }
  }

  /// Whether a generator stands where a session is named, or the name that it gets does.
  private func drawsSession(_ index: Int) -> Bool {
    if namesSession(index) { return true }
    let name = Alphabets.name(file, of: index)
    let owner = name.isEmpty ? file.word(index) : name
    guard owner.count > 1 else { return false }
    return file.words.indices.contains { place in
      place != index && file.isName(place) && file.word(place) == owner
        && [".", "(", "->"].contains(file.word(place + 1)) && namesSession(place)
    }
  }

  private func namesSession(_ index: Int) -> Bool {
    file.surroundings(of: index).contains { $0.kind == .function && Self.isSession($0.name) }
      || facts.receivers(of: index).contains {
        file.isName($0) && !file.isMark($0 + 1, "(") && Self.isSession(file.word($0))
      }
  }
}

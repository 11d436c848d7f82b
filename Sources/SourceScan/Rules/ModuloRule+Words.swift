/// Random words of 16 and 32 bits that are reduced by `%`.
extension ModuloRule {
  private static let wordMakers: Set<String> = [
    "Uint32Array", "Uint16Array", "readUInt32BE", "readUInt32LE", "readUInt16BE", "readUInt16LE",
    "ToUInt32", "ToUInt16", "getUint32", "getUint16", "ReadUInt32LittleEndian",
    "ReadUInt32BigEndian",
  ]
  private static let goWords: Set<String> = ["Uint32", "Uint16"]

  /// `words[i] % letters.length`, `binary.BigEndian.Uint32(b) % n`
  func word(at index: Int, _ operand: Range<Int>, of count: Int, _ indexes: Bool) -> ScanHit? {
    let scope = file.scope(of: index)
    let names = operandNames(operand)
    let sources = names.union(names.compactMap { collection(of: $0, before: index, scope) })
    let isWord =
      operand.contains(where: makesWord)
      || scope.contains { place in
        guard file.isName(place), sources.contains(file.word(place)), place < index,
          file.isMark(place + 1, "=") || file.isMark(place + 1, ":=")
        else { return false }
        return (place..<file.statement(at: place).upperBound).contains(where: makesWord)
      }
    guard isWord, !count.isPowerOfTwo, facts.makesNonce(index) || indexes && count >= 30,
      Rejection(facts, scope, names) == nil
    else { return nil }
    return ScanHit(
      token: index, rule: .moduloBias, certainty: facts.capped(.likely),
      seen: "word % \(count): \(count) does not divide what a word can be")
  }

  /// What a closure takes one after the other: `Array.from(values, (value) => …)`,
  /// `values.map((value) => …)`.
  private func collection(of element: String, before index: Int, _ scope: Range<Int>) -> String? {
    let parameter = scope.last { place in
      place < index && file.word(place) == element
        && (file.isMark(place + 1, "=>")
          || file.isMark(place + 1, ")") && file.isMark(place + 2, "=>"))
    }
    guard let parameter else { return nil }
    let isBare = file.isMark(parameter + 1, "=>")
    let call = isBare ? file.parents[parameter] : file.parents[file.parents[parameter]]
    guard call > 2, file.isMark(call, "("), file.isName(call - 1) else { return nil }
    if file.word(call - 1) == "from" { return file.word(call + 1) }
    guard file.word(call - 1) == "map" else { return nil }
    // `[...values].map((value) => …)`
    let receiver = file.isMark(call - 3, "]") ? call - 4 : call - 3
    return file.isName(receiver) ? file.word(receiver) : nil
  }

  private func makesWord(_ place: Int) -> Bool {
    guard file.isName(place), file.isMark(place + 1, "(") else { return false }
    return Self.wordMakers.contains(file.word(place))
      || file.language == .go && Self.goWords.contains(file.word(place))
        && ["BigEndian", "LittleEndian", "NativeEndian"].contains(file.word(place - 2))
  }

  /// What a file of sign-in may draw beside its nonces.
  static let others = [
    "password", "passwd", "username", "nickname", "coupon", "voucher", "invite", "filename", "slug",
    "order", "room", "shortid", "requestid", "traceid", "correlation", "referral", "color",
    "avatar",
  ]

  /// Whether a function around draws something else than a nonce, by its name.
  func isForOthers(_ index: Int) -> Bool {
    file.surroundings(of: index).contains { block in
      let name = block.name.lowercased()
      return Self.others.contains { name.contains($0) }
    }
  }
}

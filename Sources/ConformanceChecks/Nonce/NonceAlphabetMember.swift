internal import ConformanceModel
internal import PlainText

extension Check {
  /// Every letter is in the declared alphabet, and the alphabet travels through JSON and URLs.
  package static let nonceAlphabetMember = Check(
    .nonceAlphabetMember, .nonce, kind: .property, judgesFile: { $0.membership }
  ) { subject, context in
    let drawn = try await DrawnNonces.draw(from: subject, context)
    let contract = drawn.contract
    let letters = drawn.nonces.reduce(0) { $0 + $1.utf8.count }
    let scope =
      "the declared alphabet, and all \(Quantity.text(letters)) letters of "
      + Quantity.text(drawn.nonces.count, "nonce")
    if let defect = DrawnNonces.declaredDefect(contract) {
      return .fail(
        cases: drawn.nonces.count, scope: scope,
        Evidence(observed: [defect], cause: .unusableAlphabet))
    }
    let foreign = ForeignLetters(drawn.nonces, contract)
    guard foreign.count > 0 else { return .pass(cases: drawn.nonces.count, scope: scope) }
    return .fail(
      cases: drawn.nonces.count, scope: scope,
      Evidence(
        observed: ["nonces hold letters that are not declared"],
        drawn: [
          "\(Quantity.letters(foreign.letters)) where it is not declared: "
            + "\(Quantity.text(foreign.count)) of \(Quantity.text(letters)) letters, first in "
            + "nonce \(Quantity.text(foreign.firstNonce + 1)) at position \(foreign.firstPosition)"
        ],
        cause: contract.shape == nil
          ? .otherAlphabet : .otherAlphabet.saying("the value does not have the declared shape")))
  }
}

extension DrawnNonces {
  /// What makes the declared alphabet unfit, whatever is drawn from it.
  static func declaredDefect(_ contract: NonceContract) -> String? {
    let positions = contract.shape.map { $0.map { Array($0.utf8) } } ?? [contract.letters]
    for byte in positions.joined() where !isSafe(byte) {
      return "the declared alphabet holds \(Quantity.name(of: byte)), which is not printable "
        + "ASCII, or is a space, a quote or a backslash"
    }
    return LetterGroup.alphabetDefect(of: contract)
  }

  /// Printable ASCII that JSON (RFC 8259 section 7) leaves unescaped, and no space.
  private static func isSafe(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}

/// The letters of nonces that are not declared for their position.
struct ForeignLetters {
  private(set) var count = 0
  private(set) var letters: [UInt8] = []
  private(set) var firstNonce = 0
  private(set) var firstPosition = 0

  init(_ nonces: [String], _ contract: NonceContract) {
    var tables: [[Bool]] = []
    for position in 0..<(contract.shape?.count ?? 1) {
      var table = [Bool](repeating: false, count: 256)
      for letter in contract.letters(at: position) { table[Int(letter)] = true }
      tables.append(table)
    }
    var seen = [Bool](repeating: false, count: 256)
    for (index, nonce) in nonces.enumerated() {
      // Letters beyond the end of a shape are another check's business.
      for (position, byte) in nonce.utf8.enumerated()
      where !tables[min(position, tables.count - 1)][Int(byte)] {
        if contract.shape != nil && position >= tables.count { continue }
        if count == 0 { (firstNonce, firstPosition) = (index, position) }
        count += 1
        seen[Int(byte)] = true
      }
    }
    letters = (0...255).filter { seen[Int($0)] }
  }
}

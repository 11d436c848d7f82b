internal import ConformanceModel
internal import PlainText

extension Check {
  /// The same number of source values stands behind each letter.
  ///
  /// Shows a bias that no sample can show: 16 bits modulo 65 would need a billion letters.
  package static let charsetExactMapping = Check(
    .charsetExactMapping, .sourcedNonce, kind: .property,
    exclusion: { contract, profile in
      if contract.nonce.shape != nil { return "the contract declares letters by position" }
      if contract.nonce.defaultLength < 8 { return "nonces of fewer than 8 letters" }
      return reasonWithoutStatistics(contract, profile)
    }
  ) { subject, context in
    let letters = subject.contract.nonce.letters
    var found = try await SourceMapping(of: subject, width: 1, context)
    if found == nil { found = try await SourceMapping(of: subject, width: 2, context) }
    guard let mapping = found else {
      return .notApplicable(
        "a letter does not come from one or two bytes of the source of its own, so that no "
          + "table of source values can be made")
    }
    let rows = mapping.rows(letters)
    let unit = mapping.width == 1 ? "byte value" : "16-bit value"
    let bytes =
      mapping.bytesPerNonce > 0
      ? "; \(Quantity.text(mapping.bytesPerNonce)) bytes for a nonce of "
        + "\(subject.contract.nonce.defaultLength) letters" : ""
    let scope =
      "every one of \(Quantity.text(mapping.total)) \(unit)s"
      + (mapping.isOfReplacements ? " in the place of a rejected one, " : ", ")
      + "\(Quantity.text(mapping.rejected)) of them rejected\(bytes)"
    guard rows.count > 1 else {
      return .pass(
        cases: mapping.total,
        scope: "\(scope); each of \(letters.count) letters has \(rows[0].values)")
    }
    let lines = rows.map { row in
      let names =
        row.letters.count > 12
        ? "\(row.letters.count) letters" : "\(Quantity.letters(row.letters))"
      let verb = row.letters.count == 1 ? "has" : "have"
      return "\(names) \(verb) \(Quantity.text(row.values, unit))"
        + (row.letters.count > 1 ? " each" : "")
    }
    let further = Array(lines.dropFirst(6))
    let causes = causes(rows, letters, mapping)
    return .fail(
      cases: mapping.total, scope: scope,
      Evidence(
        observed: lines.prefix(6) + (further.isEmpty ? [] : ["and \(further.count) more rows"]),
        further: further, cause: causes[0], also: Array(causes.dropFirst())))
  }

  /// The likely cause, and of a letter in another's place what is wrong besides.
  private static func causes(
    _ rows: [(values: Int, letters: [UInt8])], _ letters: [UInt8], _ mapping: SourceMapping
  ) -> [Cause] {
    let first = cause(rows, letters, mapping)
    guard first.name == Cause.letterMistyped.name, let missing = rows.last?.letters else {
      return [first]
    }
    let mended = mapping.mended(doubled(letters, mapping), missing)
    let rows = mended.rows(letters)
    return rows.count > 1 ? [first, cause(rows, letters, mended)] : [first]
  }

  private static func doubled(_ letters: [UInt8], _ mapping: SourceMapping) -> [UInt8] {
    MissingLetters.doubled(letters.map { mapping.values[Int($0)] }).map { letters[$0] }
  }

  private static func cause(
    _ rows: [(values: Int, letters: [UInt8])], _ letters: [UInt8], _ mapping: SourceMapping
  ) -> Cause {
    if let missing = rows.last, missing.values == 0 {
      let modulus = letters.count - missing.letters.count
      if mapping.width == 1, mapping.rejected == 0,
        rows.map(\.letters).joined().elementsEqual(letters),
        rows.map(\.letters.count) == [
          256 % modulus, modulus - 256 % modulus, missing.letters.count,
        ],
        rows.map(\.values) == [256 / modulus + 1, 256 / modulus, 0]
      {
        return .modulusTooSmall(modulus, of: letters)
      }
      return ByteModulo.cause(
        missing: missing.letters, doubled: doubled(letters, mapping), from: letters)
    }
    if mapping.rejected == 0, let bits = mapping.unusedBits(rows, letters) {
      let values = 1 << (8 - bits)
      return .byteModulo.saying(
        "only \(8 - bits) bits of each byte are used, and \(letters.count) does not divide "
          + "\(values)")
    }
    if rows.count == 2, let ends = rows.last, ends.letters == [letters[0], letters.last ?? 0],
      abs(2 * ends.values - rows[0].values) <= 2
    {
      return .scaledSource.saying(
        "source values are scaled and rounded: the first and the last letter get half as many as "
          + "the others")
    }
    let isModulo =
      mapping.rejected == 0 && rows.count == 2
      && rows[0].letters + rows[1].letters == letters
    if isModulo {
      let isByte = mapping.width == 1
      return (isByte ? Cause.byteModulo : .wideModulo).saying(
        "`\(isByte ? "byte" : "UInt16") % \(letters.count)` is taken of every value, "
          + "but \(letters.count) does not divide \(Quantity.text(mapping.total)): values at or above "
          + "\(Quantity.text(mapping.total / letters.count * letters.count)) favour the first letters"
      )
    }
    if rows.count == 2, rows[0].letters.count == 1, rows[0].values == 2 * rows[1].values {
      return .doubled(rows[0].letters)
    }
    return mapping.rejected > 0
      ? .rejectionLimit.saying("the rejection limit is not a multiple of \(letters.count)")
      : .scaledSource.saying(
        "source values are scaled to \(letters.count) letters, a number that does not divide "
          + Quantity.text(mapping.total))
  }
}

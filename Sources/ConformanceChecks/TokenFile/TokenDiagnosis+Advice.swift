internal import ConformanceModel

extension TokenDiagnosis {
  /// Who must change what, so that the claim becomes what the declared contract asks for.
  package var advice: Advice {
    switch claim {
    case .exact where matches:
      Advice(
        party: .nobody,
        text: "the pair is right. A backend that rejects it has another raw nonce, compares "
          + "another form than '\(form.rawValue)', or rejects for another reason")
    case .exact(.raw): rawClaim
    case .exact(let found) where form == .raw:
      Advice(
        party: .backend,
        text: "the client hashes the nonce, as it should. Hash the raw nonce here too "
          + "(\(Self.recipe(found))) before comparing, and declare '\(found.rawValue)'")
    case .exact(let found):
      Advice(
        party: .clientOrBackend,
        text: "agree on one form. Either the client sends \(Self.recipe(form)), or the backend "
          + "compares \(Self.recipe(found)) and declares '\(found.rawValue)'. Never accept both")
    case .otherForm(let found): Advice(party: .client, text: repair(of: found))
    case .altered(_, let alteration): advice(on: alteration)
    case .wrapped, .elsewhere, .notText:
      Advice(
        party: .transport,
        text:
          "a provider sends the claim as one string, in a member of its own. This token was not made by one, or was "
          + "rewritten on its way; do not accept it")
    case .absent, .null, .empty: missingClaim
    case .otherHash(let name):
      swappedAdvice
        ?? Advice(
          party: .client,
          text: "hash with SHA-256, not \(name): send \(Self.recipe(form))")
    case .unrelated where isNoForm:
      swappedAdvice
        ?? Advice(
          party: .client,
          text: "what was sent is no digest and no nonce of this length: print request.nonce "
            + "where it is set, and \(Self.send(form))")
    case .unrelated, .unreadable:
      swappedAdvice
        ?? Advice(
          party: .caller,
          text: "this token belongs to another nonce. Usual causes: a later attempt overwrote the "
            + "one stored nonce; two nonces were drawn, one sent and the other kept; the nonce "
            + "was hashed with salt or context; token and nonce are from two attempts")
    }
  }

  private var rawClaim: Advice {
    let digits = rawNonce.utf8.count
    let isDigest = digits == 64 && rawNonce.utf8.allSatisfy { UInt8(ascii: "0")...0x66 ~= $0 }
    let unless =
      isDigest
      ? " Unless what was given as the raw nonce is the digest already, which its 64 digits "
        + "suggest: then give the nonce as it was before hashing" : ""
    return Advice(
      party: .client,
      text: "hash before sending: set request.nonce to \(Self.recipe(form)), and keep the raw "
        + "nonce for the backend. Whoever sees a raw nonce in the request can use it again."
        + unless)
  }

  private var missingClaim: Advice {
    let supported =
      facts.nonceSupported == .no
      ? "nonce_supported is false: the device sends no nonce, and only a backend whose contract "
        + "says so may accept such a token, after it has verified the signature. Otherwise: " : ""
    let client =
      claim == .empty
      ? "request.nonce was set to an empty text: a nonce was lost before it was sent. Refuse to "
        + "start without one"
      : "request.nonce was not set: set it to \(Self.recipe(form)) before the request is performed"
    return Advice(party: .client, text: supported + client)
  }

  /// What was given as the raw nonce is made of the claim, not the other way round.
  private var swappedAdvice: Advice? {
    guard swapped != nil else { return nil }
    return Advice(
      party: .client,
      text: "the two are exchanged: what was given as the raw nonce is "
        + "made of the claim. Send the digest to the provider, and give the raw nonce to the "
        + "backend")
  }

  private static func send(_ form: NonceForm) -> String { "send \(recipe(form))" }

  /// How a claim is made.
  private static func recipe(_ form: NonceForm) -> String {
    switch form {
    case .hex: "the SHA-256 of the raw nonce's UTF-8 bytes as 64 lower-case hex digits"
    case .base64url: "the SHA-256 of the raw nonce's UTF-8 bytes as base64url without padding"
    case .raw: "the raw nonce unchanged"
    }
  }

  private func repair(of found: ClaimDiagnosis.OtherForm) -> String {
    let send = "send \(Self.recipe(form))"
    return switch found {
    case .unpaddedHex: "write each byte with two digits (`%02x`): \(send)"
    case .upperCaseHex: "write the digits in lower case (`%02x`): \(send)"
    case .base64, .paddedBase64URL, .base64OfHex, .hexWithColons, .prefixedHex, .namedHex:
      "the digest is right, its text form is not: \(send)"
    case .digestOfHex, .digestOfDigest:
      "hash once: two layers hash, often the app and its SDK. Give the raw nonce to the one that "
        + "hashes: \(send)"
    case .digestWithNewline:
      "a line end was hashed with the nonce (`echo` adds one): trim what is read: \(send)"
    case .digestOfUTF16: "hash the UTF-8 bytes, not UTF-16 (`Data(nonce.utf8)`): \(send)"
    case .reversed: "the nonce is sent backwards: \(send)"
    case .hexWithDashes, .base64URLOfHex:
      "the digest is right, its text form is not: \(send)"
    case .printedBytes, .printedObject, .printedLength:
      "a value was printed and not encoded: write its bytes as hex digits: \(send)"
    case .digestWithReturn:
      "a line end was hashed with the nonce: trim what is read: \(send)"
    case .digestWithNul:
      "the end of a C string was hashed with the nonce: leave it out: \(send)"
    case .digestOfQuoted:
      "the nonce was hashed with its quotation marks, as JSON writes it: \(send)"
    case .digestInOtherCase:
      "the case of the nonce changes between drawing and hashing, as that of a UUID does: keep "
        + "one spelling, and \(send)"
    case .digestWithoutDashes:
      "the dashes of the nonce are lost before it is hashed: keep one spelling, and \(send)"
    case .digestOfDecodedHex, .digestOfDecodedBase64:
      "the nonce was decoded before it was hashed: hash its letters: \(send)"
    case .digestOfEncoded:
      "the nonce was encoded once more before it was hashed: hash its letters: \(send)"
    case .digestOfUTF16BigEndian, .digestOfUTF16WithMark:
      "hash the UTF-8 bytes, not UTF-16 (`Data(nonce.utf8)`): \(send)"
    case .digestWithMark:
      "a byte order mark was hashed with the nonce: leave it out: \(send)"
    case .hmac: "hash without a key: an HMAC is not what the provider's clients send: \(send)"
    }
  }

  private func advice(on alteration: ClaimDiagnosis.Alteration) -> Advice {
    let problem =
      switch alteration {
      case .letterCase: "something changes the letters' case on the way"
      case .spaces: "white space is added: trim the value before it is sent"
      case .nul: "a C string's end is sent along"
      case .lookAlike: "the letters are others than they look: something replaces them"
      case .percentEncoded: "the value is percent-encoded once too often"
      case .beginning, .end: "a field is too short for the value: 64 letters are needed for hex"
      case .extended, .preceded, .contained: "something is added to the value"
      case .fewLetters: "the value was retyped or damaged"
      }
    return Advice(
      party: .transport,
      text: "\(problem). The client must send, and every layer must keep, \(Self.recipe(form))")
  }
}

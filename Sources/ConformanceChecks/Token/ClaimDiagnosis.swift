package import ConformanceModel

/// What a nonce claim *is*, seen from the raw nonce it should belong to.
package enum ClaimDiagnosis: Hashable, Sendable {
  /// Exactly a form of the nonce.
  case exact(NonceForm)
  /// A form of the digest that no contract knows.
  case otherForm(OtherForm)
  /// A form of the nonce with something about it changed.
  case altered(NonceForm, Alteration)
  /// An array or object that holds a form of the nonce.
  case wrapped(NonceForm)
  /// A form of the nonce in another place than the payload's own member.
  case elsewhere(NonceForm)
  /// Not a string.
  case notText
  /// The member is missing.
  case absent
  /// The literal `null`.
  case null
  /// A string of no letters.
  case empty
  /// A hexadecimal text as long as another hash function's digest.
  case otherHash(String)
  /// Nothing of the above: another nonce's, as far as one can tell.
  case unrelated
  /// The token cannot be read.
  case unreadable

  /// A text form of the right digest, or of a digest of it, that is a known mistake.
  package enum OtherForm: String, CaseIterable, Sendable {
    case upperCaseHex = "the right digest in upper-case hex"
    case base64 = "the right digest in standard base64"
    case paddedBase64URL = "the right digest in base64url with padding"
    case base64OfHex = "base64 of the right digest's hex text"
    case hexWithColons = "the right digest in hex with colons"
    case prefixedHex = "the right digest in hex with 0x in front"
    case namedHex = "the right digest in hex with the hash's name in front"
    case unpaddedHex = "the right digest in hex without leading zeros (`%x` for `%02x`)"
    case digestOfHex = "the digest of the right digest's hex text (hashed twice)"
    case digestOfDigest = "the digest of the right digest's bytes (hashed twice)"
    case digestWithNewline = "the digest of the nonce with a newline appended"
    case digestOfUTF16 = "the digest of the nonce's UTF-16 code units"
    case reversed = "the raw nonce backwards"
    case hexWithDashes = "the right digest in hex with dashes"
    case printedBytes = "the right digest's bytes printed as a list of numbers"
    case printedObject = "the printed description of a digest, not its hex digits"
    case printedLength = "the printed description of a value of bytes, which is their number"
    case base64URLOfHex = "base64url of the right digest's hex text"
    case digestWithReturn = "the digest of the nonce with a carriage return and a newline appended"
    case digestWithNul = "the digest of the nonce with a NUL appended"
    case digestOfQuoted = "the digest of the nonce in quotation marks"
    case digestInOtherCase = "the digest of the nonce in another case"
    case digestWithoutDashes = "the digest of the nonce without its dashes"
    case digestOfDecodedHex = "the digest of the bytes that the nonce is the hex text of"
    case digestOfDecodedBase64 = "the digest of the bytes that the nonce is the base64 text of"
    case digestOfEncoded = "the digest of the nonce's own hex or base64 text"
    case digestOfUTF16BigEndian = "the digest of the nonce's UTF-16 code units, big-endian"
    case digestOfUTF16WithMark = "the digest of the nonce in UTF-16 with a byte order mark"
    case digestWithMark = "the digest of the nonce with a byte order mark in front"
    case hmac = "an HMAC of the nonce, with an empty key or with the nonce as its key"
  }

  /// How a claim differs from a form of the nonce.
  package enum Alteration: String, CaseIterable, Sendable {
    case letterCase = "in another case"
    case spaces = "with white space around it"
    case nul = "with a NUL behind it"
    case lookAlike = "in letters that only look the same"
    case percentEncoded = "percent-encoded"
    case beginning = "cut short: only its beginning"
    case end = "cut short: only its end"
    case extended = "with something behind it"
    case preceded = "with something in front of it"
    case contained = "with something around it"
    case fewLetters = "with a few letters changed"
  }

  /// Finds out what a claim is.
  ///
  /// - Parameters:
  ///   - token: A compact token.
  ///   - rawNonce: The raw nonce it should belong to.
  package init(token: String, rawNonce: String) {
    switch ClaimForms.claim(in: token) {
    case .unreadable: self = .unreadable
    case .absent:
      let found = NonceForm.allCases.first {
        ClaimForms.isNested(ClaimForms.claim($0, of: rawNonce), in: token)
      }
      self = found.map { .elsewhere($0) } ?? .absent
    case .null: self = .null
    case .scalar: self = .notText
    case .text(let claim): self.init(claim: claim, rawNonce: rawNonce)
    case .container(let texts):
      let found = NonceForm.allCases.first { form in
        texts.contains { $0.utf8.elementsEqual(ClaimForms.claim(form, of: rawNonce).utf8) }
      }
      self = found.map { .wrapped($0) } ?? .notText
    }
  }

  /// Finds out what the text of a claim is.
  package init(claim: String, rawNonce: String) {
    if claim.isEmpty {
      self = .empty
      return
    }
    let forms = NonceForm.allCases.map { ($0, ClaimForms.claim($0, of: rawNonce)) }
    if let (form, _) = forms.first(where: { $0.1.utf8.elementsEqual(claim.utf8) }) {
      self = .exact(form)
    } else if let other = OtherForm.allCases.first(where: { $0.isClaim(claim, rawNonce) }) {
      self = .otherForm(other)
    } else {
      for (form, right) in forms where !right.isEmpty {
        guard let alteration = Alteration(of: right, in: claim) else { continue }
        self = .altered(form, alteration)
        return
      }
      let isHex = claim.utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
      let hashes = [32: "MD5", 40: "SHA-1", 56: "SHA-224", 96: "SHA-384", 128: "SHA-512"]
      self = isHex ? hashes[claim.utf8.count].map { .otherHash($0) } ?? .unrelated : .unrelated
    }
  }

  /// Whether some other nonce could have this claim: a digest's length, or that of the raw nonce.
  static func mayBeOfAnotherNonce(_ claim: String, _ rawNonce: String) -> Bool {
    switch claim.utf8.count {
    case rawNonce.utf8.count: true
    case 64: claim.utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    case 43, 44: claim.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    default: false
    }
  }

  /// What the claim is, to be read after "the claim is".
  package var phrase: String {
    switch self {
    case .exact(let form): form.phrase
    case .otherForm(let form): form.rawValue
    case .altered(let form, let alteration): "\(form.phrase), \(alteration.rawValue)"
    case .wrapped(let form): "an array or object that holds \(form.phrase)"
    case .elsewhere(let form): "absent; \(form.phrase) is nested in another member, or the header"
    case .notText: "no text"
    case .absent: "absent"
    case .null: "null"
    case .empty: "empty"
    case .otherHash(let name): "as long as a \(name) digest in hex"
    case .unrelated: "another nonce's, or nothing known"
    case .unreadable: "in a token that cannot be read"
    }
  }
}

extension NonceForm {
  /// The form in words.
  var phrase: String {
    switch self {
    case .hex: "the hex form of the right digest"
    case .base64url: "the base64url form of the right digest"
    case .raw: "the raw nonce"
    }
  }
}

internal import ConformanceModel
internal import ReferenceAuth

// Verifiers that compare issuer or audience by a pattern, after trimming, or with several.
extension GallerySubject {
  private static let ownClient = TokenContract(
    signatures: Set(SignatureAlgorithm.allCases), claims: Set(VerifiedClaim.allCases),
    issuer: "https://id.example.org", audience: "org.example.reader")

  static let issuerByPattern = knownBadVerifier(
    "issuer-by-pattern", violates: [.tokenClaims], causes: [.issuerLenient],
    story: "The issuer is a regular expression, in which a dot stands for any letter."
  ) { $0.issuer = { value, contract in value.isText { $0.fits(contract.issuer) } } }

  static let ownIssuerByPattern = knownBadVerifier(
    "own-issuer-by-pattern", violates: [.tokenClaims], causes: [.issuerLenient],
    story: "An issuer of its own is a regular expression, in which a dot stands for any letter.",
    token: ownClient
  ) { $0.issuer = { value, contract in value.isText { $0.fits(contract.issuer) } } }

  static let issuerUpToNewline = knownBadVerifier(
    "issuer-up-to-newline", violates: [.tokenClaims], causes: [.issuerLenient],
    story: "The issuer is matched up to `$`, which stands in front of a last line feed as well."
  ) { steps in
    steps.issuer = { value, contract in
      value.isText { $0 == contract.issuer || $0 == contract.issuer + "\n" }
    }
  }

  static let issuerOfTwoProviders = knownBadVerifier(
    "issuer-of-two-providers", violates: [.tokenClaims], causes: [.issuerLenient],
    story: "The issuers of two providers are taken, whoever's token it is."
  ) { steps in
    steps.issuer = { value, contract in
      value == .string(contract.issuer) || value == .string("https://accounts.google.com")
    }
  }

  static let issuerOnAnotherHost = knownBadVerifier(
    "issuer-on-another-host", violates: [.tokenClaims], causes: [.issuerLenient],
    story: "The address of the provider's account page is taken for its issuer as well."
  ) { steps in
    steps.issuer = { value, contract in
      value == .string(contract.issuer) || value == .string("https://account.apple.com")
    }
  }

  static let audienceByPattern = knownBadVerifier(
    "audience-by-pattern", violates: [.tokenClaims], causes: [.audienceLenient],
    story: "The client id is a regular expression, in which a dot stands for any letter."
  ) { steps in
    steps.audience = { value, contract in
      value.anyText { $0.fits(contract.audience) }
    }
  }

  static let audienceTrimmed = knownBadVerifier(
    "audience-trimmed", violates: [.tokenClaims], causes: [.audienceLenient],
    story: "White space around an audience is stripped before it is compared."
  ) { steps in
    steps.audience = { value, contract in
      value.anyText { text in
        let front = text.drop(while: \.isWhitespace)
        return String(front.reversed().drop(while: \.isWhitespace).reversed()) == contract.audience
      }
    }
  }

  static let audienceUpToNewline = knownBadVerifier(
    "audience-up-to-newline", violates: [.tokenClaims], causes: [.audienceLenient],
    story: "An audience is matched up to `$`, which stands in front of a last line feed as well."
  ) { steps in
    steps.audience = { value, contract in
      value.anyText { $0 == contract.audience || $0 == contract.audience + "\n" }
    }
  }

  static let ownAudienceIgnoringCase = knownBadVerifier(
    "own-audience-ignoring-case", violates: [.tokenClaims], causes: [.audienceLenient],
    story: "An audience of its own is compared without regard to case.", token: ownClient
  ) { steps in
    steps.audience = { value, contract in
      value.anyText { $0.lowercased() == contract.audience.lowercased() }
    }
  }
}

extension String {
  /// Whether a pattern fits whose dots stand for any letter.
  fileprivate func fits(_ pattern: String) -> Bool {
    utf8.count == pattern.utf8.count
      && zip(utf8, pattern.utf8).allSatisfy { $0 == $1 || $1 == UInt8(ascii: ".") }
  }
}

extension JSONValue? {
  /// Whether it is a text that will do.
  fileprivate func isText(_ willDo: (String) -> Bool) -> Bool {
    if case .string(let text)? = self { willDo(text) } else { false }
  }

  /// Whether it is an audience that will do, or an array of texts with such a one.
  fileprivate func anyText(_ willDo: (String) -> Bool) -> Bool {
    guard case .array(let values)? = self else { return isText(willDo) }
    let texts = values.compactMap { if case .string(let text) = $0 { text } else { nil } }
    return texts.count == values.count && texts.contains(where: willDo)
  }
}

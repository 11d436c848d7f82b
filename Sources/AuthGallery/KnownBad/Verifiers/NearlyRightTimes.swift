internal import ConformanceModel
internal import ReferenceAuth

// Verifiers that are right about all but one odd value.
extension GallerySubject {
  static let millisecondsGuessed = knownBadVerifier(
    "milliseconds-guessed", violates: [.tokenClaims], causes: [.timesConverted],
    story: "A time above 10^11 is taken for milliseconds, whoever wrote it."
  ) { steps in
    steps.isEarly = { name, value, now, leeway in
      guard let value else { return name == "nbf" ? false : nil }
      return value.number.map { now < ($0 > 1e11 ? $0 / 1000 : $0) - leeway }
    }
  }

  static let expiryOfZeroNever = knownBadVerifier(
    "expiry-of-zero-never", violates: [.tokenClaims], causes: [.expiryNotCompared],
    story: "An exp of zero or less stands for no end."
  ) { steps in
    steps.isExpired = { value, now, leeway in
      value?.number.map { $0 > 0 && now >= $0 + leeway }
    }
  }

  static let issuerInArray = knownBadVerifier(
    "issuer-in-array", violates: [.tokenClaims], causes: [.issuerLenient],
    story: "The issuer is looked for as an audience is, in an array as well."
  ) { steps in
    steps.issuer = { value, contract in
      let right = JSONValue.string(contract.issuer)
      return value == right || value == .array([right])
    }
  }

  static let firstKeyForUnnamed = knownBadVerifier(
    "first-key-for-unnamed", violates: [.tokenWeakKeys], causes: [.unnamedKeyTaken],
    story: "Where a header names no key, the first is taken, whatever it is for."
  ) { steps in
    let honest = steps.isSigned
    steps.isSigned = { signed in
      guard signed.token.header["kid"] == nil, var key = signed.keys.keys.first else {
        return honest(signed)
      }
      (key.use, key.alg) = (nil, nil)
      return signed.isSigned(by: [key])
    }
  }
}

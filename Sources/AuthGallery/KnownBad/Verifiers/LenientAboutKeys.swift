internal import ConformanceModel
internal import ReferenceAuth
internal import Synchronization

// Verifiers that take a key for one that it is not, and signatures for others.
extension GallerySubject {
  static let otherLengthsPass = knownBadVerifier(
    "other-lengths-pass", violates: [.tokenSignature], causes: [.signatureLength],
    story: "A signature that is not 64 bytes long is not verified, and its nonce is used up."
  ) { steps in
    steps.isSigned = { signed in
      signed.algorithm == "ES256" && signed.token.signature.count != 64 && !signed.named.isEmpty
        || signed.isSigned(by: signed.named)
    }
  }.remembering("other-lengths-pass")

  static let algorithmByItsBeginning = knownBadVerifier(
    "algorithm-by-its-beginning", violates: [.tokenSignature], causes: [.headerChoosesAlgorithm],
    story: "Whatever begins with ES is verified as ES256."
  ) { steps in
    steps.algorithm = { token in
      token.header.string("alg").map { $0.hasPrefix("ES") ? "ES256" : $0 }
    }
  }

  static let unsignedWithoutAlgorithm = knownBadVerifier(
    "unsigned-without-algorithm", violates: [.tokenSignature], causes: [.algorithmNone],
    story: "A header without alg is taken for one that says none."
  ) { steps in
    let honest = steps.isSigned
    steps.algorithm = { $0.header["alg"] == nil ? "none" : $0.header.string("alg") }
    steps.isSigned = { signed in
      signed.token.header["alg"] == nil || honest(signed)
    }
  }

  static let jwkOfTrustedName = knownBadVerifier(
    "jwk-of-trusted-name", violates: [.tokenSignature], causes: [.embeddedKeyTrusted],
    story: "A key in the header is believed if it bears a trusted name."
  ) { steps in
    let honest = steps.isSigned
    steps.isSigned = { signed in
      if case .object(let jwk)? = signed.token.header["jwk"],
        signed.keys.keys.contains(where: { $0.kid == jwk.string("kid") }),
        let key = KeySet.Key(embedded: signed.token.header["jwk"])
      {
        return signed.isSigned(by: [key])
      }
      return honest(signed)
    }
  }

  static let exponentOne = knownBadVerifier(
    "exponent-one", violates: [.tokenWeakKeys], causes: [.weakExponentTrusted],
    story: "An RSA key is used whatever its exponent."
  ) { $0 = .trustingExponentOne }

  static let encryptionKeyVerifies = knownBadVerifier(
    "encryption-key-verifies", violates: [.tokenWeakKeys], causes: [.otherUseTrusted],
    story: "use and alg of a key are not looked at."
  ) { $0 = .ignoringUse }

  static let firstKeySetKept = knownBadVerifier(
    "first-key-set-kept", violates: [.tokenKeyRotation], causes: [.firstKeysKept],
    story: "Keys are fetched once, when the server starts."
  ) { steps in
    let kept = Mutex<KeySet?>(nil)
    let honest = steps.isSigned
    steps.isSigned = { signed in
      let keys = kept.withLock { kept in
        if kept == nil { kept = signed.keys }
        return kept ?? signed.keys
      }
      return honest(.init(token: signed.token, algorithm: signed.algorithm, keys: keys))
    }
  }

  static let keysOnlyAdded = knownBadVerifier(
    "keys-only-added", violates: [.tokenKeyRotation], causes: [.withdrawnKeyTrusted],
    story: "Fetched keys are added to those known, by name; none is ever forgotten."
  ) { steps in
    let known = Mutex<[String: KeySet.Key]>([:])
    let honest = steps.isSigned
    steps.isSigned = { signed in
      let keys = known.withLock { known in
        for key in signed.keys.keys { known[key.kid ?? ""] = key }
        return KeySet(keys: known.values.sorted { ($0.kid ?? "") < ($1.kid ?? "") })
      }
      return honest(.init(token: signed.token, algorithm: signed.algorithm, keys: keys))
    }
  }

  static let signatureReadLeniently = knownBadVerifier(
    "signature-read-leniently", violates: [.tokenStructure], causes: [.lenientSignatureBase64],
    story: "White space, padding and standard letters are accepted in the third part."
  ) { steps in
    steps.read = { token in
      var parts = token.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3 else { return nil }
      parts[2] = lenientlyRead(parts[2])
      return try? IdentityToken(parsing: parts.joined(separator: "."))
    }
  }

  /// What a lenient decoder makes of base64url: letters it does not know are left out.
  static func lenientlyRead(_ part: String) -> String {
    String(
      part.compactMap { letter -> Character? in
        switch letter {
        case "+": "-"
        case "/": "_"
        case "-", "_": letter
        default: letter.isASCII && (letter.isLetter || letter.isNumber) ? letter : nil
        }
      })
  }
}

extension VerifierSteps {
  static let trustingExponentOne = VerifierSteps { steps in
    let honest = steps.isSigned
    steps.isSigned = { signed in
      guard signed.algorithm == "RS256", let key = signed.named.first, key.e == "AQ" else {
        return honest(signed)
      }
      let digest = SHA256.digest(of: signed.token.signingInput)
      return signed.token.signature == RSAPublicKey.paddedMessage(digest, length: 256)
    }
  }

  static let ignoringUse = VerifierSteps { steps in
    steps.isSigned = { signed in
      signed.isSigned(
        by: signed.named.map { key in
          var key = key
          (key.use, key.alg) = ("sig", key.kty == "RSA" ? "RS256" : "ES256")
          return key
        })
    }
  }
}

internal import ConformanceModel
internal import ReferenceAuth

// Verifiers that decide what a contract, or a standard, leaves to them.
extension GallerySubject {
  static let furtherAudiencesAccepted = legalVerifier(
    "further-audiences-accepted", story: "A token for others as well is for this client too.",
    token: .everything(.accepted))

  static let ownAudienceOnly = legalVerifier(
    "own-audience-only", story: "No other audience is trusted.", token: .everything(.onlyOwn))

  static let authorizedPartyCompared = legalVerifier(
    "authorized-party-compared", story: "azp is compared, and several audiences demand it.",
    token: .everything(.authorizedParty))

  static let issuedAtByType = legalVerifier(
    "issued-at-by-type", story: "iat has to be a number, and may lie in the future.",
    token: .issuedAtByType)

  static let tenMinutesOld = legalVerifier(
    "ten-minutes-old", story: "A token is good for ten minutes, whatever its exp.",
    token: .tenMinutesOld)

  static let codeHashCompared = legalVerifier(
    "code-hash-compared", story: "c_hash is compared wherever a code came along.",
    token: .comparingCodes)

  static let refusesSeveralSilently = legalVerifier(
    "refuses-several-silently", story: "The contract does not say that other audiences are refused."
  ) { steps in
    steps.authorizedParty = { payload, _ in
      if case .array(let all)? = payload["aud"] { all.count < 2 } else { true }
    }
  }

  static let refusesWeakKeySets = legalVerifier(
    "refuses-weak-key-sets", story: "A key set with one unusable key is not used at all."
  ) { steps in
    let honest = steps.isSigned
    steps.isSigned = { signed in
      let isSound = signed.keys.keys.allSatisfy {
        $0.use == "sig" && ["RS256", "ES256"].contains($0.alg) && ParsedKeys.key($0) != nil
      }
      return isSound && Set(signed.keys.keys.map(\.kid)).count == signed.keys.keys.count
        && honest(signed)
    }
  }

  static let allOfOneName = legalVerifier(
    "all-of-one-name", story: "Every key of the name is tried, as RFC 7515 appendix D describes."
  ) { steps in
    steps.isSigned = { signed in
      let name = signed.token.header.string("kid")
      let keys = signed.keys.keys.filter { $0.use == "sig" && ParsedKeys.key($0) != nil }
      return signed.isSigned(by: keys.filter { name != nil && $0.kid == name })
    }
  }

  static let lastOfOneName = legalVerifier(
    "last-of-one-name", story: "Of two keys of one name the last is taken."
  ) { steps in
    let honest = steps.isSigned
    steps.isSigned = { signed in
      let keys = KeySet(keys: signed.keys.keys.reversed())
      return honest(.init(token: signed.token, algorithm: signed.algorithm, keys: keys))
    }
  }

  static let redeemsVerified = legalVerifier(
    "redeems-verified", story: "A verifier that uses a nonce up when all is right."
  ).remembering("redeems-verified")

  static let redeemsFirst = legalVerifier(
    "redeems-first", story: "A verifier that uses a nonce up before it looks at the token."
  ).remembering("redeems-first", .attempt)

  static let claimsAfterAwaiting = matcherWithStore(
    .legal, "claims-after-awaiting",
    story: "Something is awaited, and then one step decides whose the nonce is."
  ) { attempt, used in
    await Task.yield()
    let verdict = MatchSteps().match(attempt)
    guard verdict == .accepted else { return verdict }
    return used.insert(attempt.rawNonce) ? .accepted : .rejected(.replayed)
  }

  static let strayBitsIgnored = legalMatcher(
    "stray-bits-ignored", story: "Unused bits of a part's last letter are ignored (RFC 4648, 3.5)."
  ) { steps in
    steps.read = { token in
      let letters = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
      let parts = token.split(separator: ".", omittingEmptySubsequences: false).map { part in
        guard let last = part.last, let value = letters.firstIndex(of: last) else {
          return String(part)
        }
        let unused = [2: 0xF, 3: 0x3][part.count % 4] ?? 0
        return part.dropLast() + String(letters[value & ~unused])
      }
      return TokenReading(parts.joined(separator: "."))
    }
  }
}

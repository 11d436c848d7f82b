internal import ConformanceModel
internal import ReferenceAuth

// Memories of used nonces that keep just enough.
extension GallerySubject {
  static let forgetsAfterLeeway = legalVerifier(
    "forgets-after-leeway",
    story: "A used nonce is forgotten once its token's exp and the leeway are over.",
    token: .minuteOfLeeway
  ).marking(until: { _, token, contract in
    token.payload["exp"]?.number.map { $0 + Double(contract.leeway) } ?? .infinity
  })

  static let forgetsWhenTooOld = legalVerifier(
    "forgets-when-too-old",
    story: "A used nonce is forgotten once its token is too old, which is after ten minutes.",
    token: TokenContract(
      signatures: Set(SignatureAlgorithm.allCases), claims: Set(VerifiedClaim.allCases),
      maximumAge: 600)
  ).marking(until: { _, token, contract in
    token.payload["iat"]?.number.map { $0 + Double(contract.maximumAge ?? 0) + 1 } ?? .infinity
  })

  static let remembersOwnAudienceToo = legalVerifier(
    "remembers-own-audience-too",
    story: "Used nonces are kept for each client, and a token for any other is refused.",
    token: .everything(.onlyOwn)
  ).marking({ _, token in
    if case .array(let all)? = token.payload["aud"] { return "\(String(describing: all.first))" }
    return "\(String(describing: token.payload["aud"]))"
  })

  static let shortNoncesRefused = legalVerifier(
    "short-nonces-refused",
    story: "Raw nonces of fewer than 22 letters are refused, which hold fewer than 128 bits."
  ) { steps in
    steps.beforeVerifying = { _, attempt in
      guard let rawNonce = attempt.rawNonce, rawNonce.utf8.count < 22 else { return nil }
      return .rejected(.nonceMismatch)
    }
  }.marking()
}

extension TokenContract {
  /// Everything is verified, and times may be missed by a minute.
  static let minuteOfLeeway = TokenContract(
    signatures: Set(SignatureAlgorithm.allCases), claims: Set(VerifiedClaim.allCases), leeway: 60)
}

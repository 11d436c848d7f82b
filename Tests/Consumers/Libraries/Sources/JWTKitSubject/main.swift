import AuthConformance
import Crypto
import Foundation
import JWTKit

// vapor/jwt-kit behind the suite's Swift adapter:
//   auth-conformance -- Tests/Consumers/Libraries/.build/release/JWTKitSubject
//
// What it promises: the signature by one of the keys, the issuer Apple and the expiry, from
// `verify(_:as: AppleIdentityToken.self)`; the audience by the call that Vapor's own
// `request.jwt.apple.verify` makes after it. It has no clock to set. The nonce it decodes and
// leaves to the app: the last lines of `verdict(on:)` do what such apps do.

/// The keys of one set, kept as an app keeps what it has fetched.
actor TrustedKeys {
  private var known: [KeySet: JWTKeyCollection] = [:]

  func collection(of set: KeySet?) async throws -> JWTKeyCollection {
    let set = set ?? KeySet(keys: [])
    if let collection = known[set] { return collection }
    let json = String(decoding: try JSONEncoder().encode(set), as: UTF8.self)
    let collection = try await JWTKeyCollection().add(jwksJSON: json)
    known[set] = collection
    return collection
  }
}

let trustedKeys = TrustedKeys()

func verdict(on attempt: MatchAttempt) async -> MatchVerdict {
  let token: AppleIdentityToken
  do {
    token = try await trustedKeys.collection(of: attempt.keys)
      .verify(attempt.token, as: AppleIdentityToken.self)
    try token.audience.verifyIntendedAudience(includes: "com.example.app")
  } catch {
    return .rejected((error as? JWTError).flatMap(reason))
  }
  guard let rawNonce = attempt.rawNonce, !rawNonce.isEmpty, let claim = token.nonce else {
    return .rejected(.nonceMissing)
  }
  let digest = SHA256.hash(data: Data(rawNonce.utf8)).map { String(format: "%02x", $0) }.joined()
  return claim == digest ? .accepted : .rejected(claim.isEmpty ? .nonceMissing : .nonceMismatch)
}

/// The reason that an error tells; nil where it could have several.
func reason(of error: JWTError) -> RejectionReason? {
  switch error.errorType {
  case .signatureVerificationFailed, .noKeyProvided, .invalidJWK, .unknownKID: .badSignature
  case .malformedToken: .malformedToken
  case .claimVerificationFailure:
    switch error.failedClaim {
    case is IssuerClaim: .wrongIssuer
    case is AudienceClaim: .wrongAudience
    case is ExpirationClaim: .expired
    default: nil
    }
  default: nil
  }
}

var contract = Contract(name: "jwt-kit")
contract.version = "5.7.1"
contract.token = TokenContract(
  signatures: [.rs256, .es256], claims: [.iss, .aud, .exp], takesClock: false)

ConformanceWorker.main(
  FunctionSubject("jwt-kit", contract: contract, match: { await verdict(on: $0) }))

package import ConformanceModel

/// A defect that can be seen in source text; its name is for ever, like a requirement's.
package enum ScanRule: String, Codable, CaseIterable, Sendable {
  case alphabetMisprint = "alphabet-misprint"
  case alphabetDoubled = "alphabet-doubled"
  case moduloBias = "modulo-bias"
  case rejectionLimit = "rejection-limit"
  case weakRandom = "weak-random"
  case seededRandom = "seeded-random"
  case clockNonce = "clock-nonce"
  case statusIgnored = "status-ignored"
  case hexUnpadded = "hex-unpadded"
  case nonceOutlivesAttempt = "nonce-outlives-attempt"
  case rawNonceSent = "raw-nonce-sent"
  case hashedNonceKept = "hashed-nonce-kept"
  case nonceEmpty = "nonce-empty"
  case continuationKept = "continuation-kept"
  case resumedTwice = "resumed-twice"
  case guardNotReleased = "guard-not-released"
  case tokenUnverified = "token-unverified"
  case nilEqualsNil = "nil-equals-nil"
  case nonceReplayRace = "nonce-replay-race"

  /// The requirement that the defect breaks first of all.
  package var requirement: RequirementID {
    switch self {
    case .alphabetMisprint: .charsetKnownTypo
    case .alphabetDoubled, .moduloBias, .rejectionLimit: .charsetUniform
    case .weakRandom: .nonceKnownGenerator
    case .seededRandom: .nonceUniqueProcesses
    case .clockNonce: .nonceStrength
    case .statusIgnored: .nonceSourceFailure
    case .hexUnpadded: .digestTextForm
    case .nonceOutlivesAttempt: .nonceUniqueAttempts
    case .rawNonceSent, .hashedNonceKept: .tokenContract
    case .nonceEmpty: .continuationClean
    case .continuationKept: .continuationDuplicates
    case .resumedTwice: .continuationAnsweredOnce
    case .guardNotReleased: .guardReleased
    case .tokenUnverified: .tokenSignature
    case .nilEqualsNil: .tokenExpectedEmpty
    case .nonceReplayRace: .tokenReplayConcurrent
    }
  }

  /// All requirements that a place of the rule may break.
  package var requirements: [RequirementID] {
    switch self {
    case .nilEqualsNil: [requirement, .tokenMissing]
    case .tokenUnverified: [requirement, .tokenClaims]
    default: [requirement]
    }
  }

  /// Rules about how something is drawn: on one line they have one cause. What weighs more is first.
  static let drawing: [ScanRule] = [
    .clockNonce, .weakRandom, .seededRandom, .rejectionLimit, .moduloBias,
  ]

  /// Why it matters.
  package var reason: String {
    switch self {
    case .alphabetMisprint:
      "A letter that nobody left out on purpose is missing, so that what is declared is not drawn."
    case .alphabetDoubled: "A letter that stands twice is drawn twice as often as the others."
    case .moduloBias:
      "The values of the source do not divide evenly, so that the first letters come more often."
    case .rejectionLimit:
      "The limit is no multiple of the number of letters, so that some come more often, or never."
    case .weakRandom: "The generator's state can be computed from what it gives, or guessed."
    case .seededRandom: "Whoever knows or guesses the seed knows every nonce."
    case .clockNonce: "A time can be guessed, and two attempts at one time share the nonce."
    case .statusIgnored:
      "When the source fails, the buffer stays as it was: the nonce is a constant that all share."
    case .hexUnpadded:
      "A byte below 16 gives one digit, so that 87 of 100 SHA-256 digests come out too short."
    case .nonceOutlivesAttempt:
      "What serves two attempts, a nonce or a state, lets the answer of one be used in the other."
    case .rawNonceSent:
      "Whoever sees the request then knows the raw nonce, and a backend that hashes it refuses."
    case .hashedNonceKept: "The backend hashes what it gets, so that a hash is hashed again."
    case .nonceEmpty:
      "A callback without an attempt is paired with an empty nonce instead of being refused."
    case .continuationKept:
      "A second callback resumes it again, which ends the process."
    case .resumedTwice: "Both answers are given where the first branch does not return."
    case .guardNotReleased: "After that path every later attempt is refused."
    case .tokenUnverified:
      "Anybody can write a token with the right nonce when nobody checks who signed."
    case .nilEqualsNil:
      "A token without the claim is accepted: both are missing, or nothing is compared."
    case .nonceReplayRace:
      "Of two requests that come at once, both find the nonce unused, and both are accepted."
    }
  }

  /// What to do about it.
  package var remedy: String {
    switch self {
    case .alphabetMisprint:
      "Add the letter, and draw letters with the library's uniform choice: what divided evenly "
        + "before no longer does."
    case .alphabetDoubled: "Write each letter once; one may be missing in its place."
    case .moduloBias:
      "Reject what is at or above the greatest multiple of the number of letters, or use the "
        + "library's uniform choice (randomElement, nextInt on a secure source, secrets.choice)."
    case .rejectionLimit: "Reject at 256 - 256 % count, and draw all letters below it."
    case .weakRandom:
      "Use the system's source: SystemRandomNumberGenerator, SecureRandom, Random.secure, "
        + "crypto.getRandomValues, secrets, crypto/rand, OsRng, RandomNumberGenerator, random_int."
    case .seededRandom: "Give no seed, and use the system's source of random bytes."
    case .clockNonce: "Draw at least 16 random bytes from the system's source."
    case .statusIgnored: "Check the status in release builds as well, and throw or abort."
    case .hexUnpadded: "Write two digits for each byte: %02x, padStart(2, '0'), x2."
    case .nonceOutlivesAttempt:
      "Draw the nonce when the attempt begins, keep it with the attempt, and clear it at its end."
    case .rawNonceSent:
      "Send the lower-case hex of its SHA-256, and keep the raw nonce for the backend."
    case .hashedNonceKept: "Give the backend the raw nonce, and the provider the hash."
    case .nonceEmpty: "Refuse a callback for which no nonce is kept."
    case .continuationKept: "Take it out first: let waiting = slot; slot = nil; waiting?.resume(…)."
    case .resumedTwice: "Return after the first answer, or write else."
    case .guardNotReleased: "Release it where every path comes by: defer or finally."
    case .tokenUnverified:
      "Verify signature, issuer, audience and expiry with the provider's keys before reading claims."
    case .nilEqualsNil:
      "Refuse first where no nonce is expected or the claim is absent or empty; then compare."
    case .nonceReplayRace:
      "Ask and mark in one step, before anything is waited for: GETDEL, SET NX, "
        + "DELETE … RETURNING, or remove it and look whether it was there."
    }
  }

  /// The command that would prove or refute it; of what may break one requirement or another, both.
  package var proof: String {
    var proofs = requirements.map(proof(of:))
    proofs = proofs.indices.filter { !proofs[..<$0].contains(proofs[$0]) }.map { proofs[$0] }
    return proofs.joined(separator: " or ")
  }

  /// The command that would prove, and but for a weak generator refute, that a place of the rule breaks a requirement.
  func proof(of requirement: RequirementID) -> String {
    switch requirement.areaName {
    case "charset": "auth-conformance nonces FILE (nonces that the code drew, one a line)"
    case "token":
      self == .rawNonceSent || self == .hashedNonceKept
        ? "auth-conformance diagnose FILE (a token and its raw nonce)"
        // What refuses every token proves nothing: token.accept shows whether it does.
        : "auth-conformance run --only \(RequirementID.tokenAccept) --only \(requirement) "
          + "--no-reports -- ADAPTER"
    default:
      "auth-conformance run --only \(requirement) --no-reports -- ADAPTER"
        // A generator that the system seeded shows nothing, and is none for secrets all the same.
        + (self == .weakRandom ? " (a failure proves it, a pass refutes nothing)" : "")
    }
  }
}

// Signatures.
extension Cause {
  package static let signatureNotVerified = Cause(
    "signature-not-verified", .tokenSignature,
    "the signature is not verified, or not over the bytes as received",
    remedy: "Verify the signature over the token's first two parts as received, before you read a "
      + "claim.")
  package static let signedBytesMadeAnew = Cause(
    "signed-bytes-made-anew", .tokenSignature,
    "the signature is verified over bytes that are encoded anew, not as received",
    remedy: "Verify the signature over the token's own text up to its second dot.")
  package static let untrustedKey = Cause(
    "untrusted-key", .tokenSignature, "the signature is verified with any key, trusted or not",
    remedy: "Take the key from the trusted set, and reject a token whose key is not in it.")
  package static let embeddedKeyTrusted = Cause(
    "embedded-key-trusted", .tokenSignature,
    "a key is trusted that the token itself brings or names",
    remedy: "Ignore `jwk`, `jku`, `x5c` and `x5u` in the header; take keys from the trusted set "
      + "only.")
  package static let algorithmNone = Cause(
    "algorithm-none", .tokenSignature, "the header's 'none' switches verification off",
    remedy: "Reject `none` in any spelling, and a header without `alg`: allow only the algorithms "
      + "of your own list.")
  package static let algorithmIgnored = Cause(
    "algorithm-ignored", .tokenSignature,
    "the header's alg is ignored: what a trusted key signed gets in, whatever alg says",
    remedy: "Reject a header whose `alg` is not the algorithm of the key, before you verify.")
  package static let headerChoosesAlgorithm = Cause(
    "header-chooses-algorithm", .tokenSignature,
    "the header chooses the algorithm: a public key serves as a shared secret, or a name is read as "
      + "another one",
    remedy: "Take the algorithm from the key, and reject a header whose `alg` is not exactly that "
      + "name.")
  package static let keyNameIgnored = Cause(
    "key-name-ignored", .tokenSignature,
    "kid does not choose the key, or names are compared leniently",
    remedy: "Take the key whose `kid` equals the header's exactly, and reject the token if there "
      + "is none.", brings: [unnamedKeyTaken])
  package static let critIgnored = Cause(
    "crit-ignored", .tokenSignature, "crit is ignored (RFC 7515 section 4.1.11)",
    remedy: "Reject a header with `crit`, unless you handle every name that it lists.")
  package static let zeroSignature = Cause(
    "zero-signature", .tokenSignature,
    "r and s are not checked to lie between 1 and n - 1 (CVE-2022-21449)",
    remedy: "Reject a signature unless r and s lie between 1 and n - 1, or verify with the "
      + "platform's library.")
  package static let rsaPaddingParsed = Cause(
    "rsa-padding-parsed", .tokenSignature,
    "the padding of an RSA signature is parsed, not compared as a whole",
    remedy: "Encode the expected block yourself, and compare all of it with the decrypted one (RFC "
      + "8017 section 8.2.2).")
  package static let numbersReduced = Cause(
    "numbers-reduced", .tokenSignature,
    "numbers of a signature beyond their range are reduced, not refused",
    remedy: "Reject r or s at or above n, and an RSA signature at or above the modulus, before you "
      + "compute.")
  package static let otherSignatureEncoding = Cause(
    "other-signature-encoding", .tokenSignature,
    "another encoding of the signature is accepted too",
    remedy: "Accept the one encoding of the algorithm: for ES256 r and s of 32 bytes each (RFC "
      + "7518 section 3.4), for RS256 the padding of PKCS #1 v1.5 (section 3.3), not PSS.")
  package static let otherSignatureHash = Cause(
    "other-signature-hash", .tokenSignature,
    "a signature over another hash than SHA-256 is accepted",
    remedy: "Verify RS256 and ES256 over SHA-256 only (RFC 7518 section 3.1), whatever hash the "
      + "signature's padding names.")
  package static let signatureLength = Cause(
    "signature-length", .tokenSignature,
    "a signature that is missing, short or long is not refused",
    remedy: "Reject a signature that does not have exactly its algorithm's length: 64 bytes for "
      + "ES256.")
  package static let relaxedBeforeSignature = Cause(
    "relaxed-before-signature", .tokenSignature,
    "nonce_supported is obeyed before the signature is verified",
    remedy: "Verify the signature first, and read `nonce_supported` only then.")
  package static let nothingVerified = Cause(
    "nothing-verified", .tokenSignature,
    "every genuine token is rejected, so nothing shows that signatures are verified",
    remedy: "Verify with the keys that come with each attempt, over the bytes as received, until a "
      + "genuine token is accepted.")
  package static let highSRefused = Cause(
    "high-s-refused", .tokenSignature,
    "an s in the upper half is refused, although RFC 7518 allows it",
    remedy: "Accept every s between 1 and n - 1.")
  package static let leadingZerosLost = Cause(
    "leading-zeros-lost", .tokenSignature, "leading zero bytes of a signature are lost",
    remedy: "Keep the numbers of a signature at their full length, leading zeros included.")
  package static let genuineSignatureRefused = Cause(
    "genuine-signature-refused", .tokenSignature, "some genuine signatures are refused",
    remedy: "Find what the refused signatures above have in common, and do not refuse for it; or "
      + "verify with the platform's library.")

  package static let firstKeysKept = Cause(
    "first-keys-kept", .tokenKeyRotation,
    "the first key set is kept, or a key by its name, so that new keys are not used",
    remedy: "Replace the whole key set by each new one, and look every key up there.")
  package static let withdrawnKeyTrusted = Cause(
    "withdrawn-key-trusted", .tokenKeyRotation,
    "a key that is no longer in the set is still trusted",
    remedy: "Forget every key that is not in the newest set.")
  package static let weakExponentTrusted = Cause(
    "weak-exponent-trusted", .tokenWeakKeys,
    "an RSA key with the exponent 1 is used, for which anybody can make signatures",
    remedy: "Leave out RSA keys whose exponent is 1.")
  package static let pointOffCurveTrusted = Cause(
    "point-off-curve-trusted", .tokenWeakKeys, "a key whose point is not on the curve is used",
    remedy: "Check that a key's point lies on its curve, or let the platform's library read the "
      + "key.")
  package static let otherUseTrusted = Cause(
    "other-use-trusted", .tokenWeakKeys,
    "a key's use and alg are ignored, so that a key for something else verifies",
    remedy: "Leave out keys whose `use`, where given, is not 'sig', or whose `alg` is another.")
  package static let unnamedKeyTaken = Cause(
    "unnamed-key-taken", .tokenWeakKeys,
    "where the header names no key, the first is taken, whatever it is for",
    remedy: "Reject a header without `kid`, or choose among the keys whose `use` and `alg`, where "
      + "given, are right.")
  package static let codeHashNotCompared = Cause(
    "code-hash-not-compared", .tokenCodeHash, "c_hash is not compared with the code")
  package static let codeHashOptional = Cause(
    "code-hash-optional", .tokenCodeHash, "a token without c_hash is accepted",
    remedy: "Reject a token without `c_hash` when a code came with it.")
  package static let codeHashLenient = Cause(
    "code-hash-lenient", .tokenCodeHash, "c_hash is not compared exactly, or in another form",
    remedy: "Compare `c_hash` exactly with the first 16 bytes of the code's SHA-256 in base64url, "
      + "without padding.")
  package static let codeHashRefused = Cause(
    "code-hash-refused", .tokenCodeHash, "the right c_hash is refused",
    remedy: "Compute it as the first 16 bytes of the SHA-256 of the code's text, in base64url "
      + "without padding.")
  package static let otherKindAccepted = Cause(
    "other-kind-accepted", .tokenTypeConfusion,
    "a token of another kind, which has no nonce, is accepted")

  static let signatureCauses: [Cause] = [
    signatureNotVerified, signedBytesMadeAnew, untrustedKey, embeddedKeyTrusted, algorithmNone,
    algorithmIgnored, headerChoosesAlgorithm, keyNameIgnored, critIgnored, zeroSignature,
    rsaPaddingParsed, numbersReduced, otherSignatureEncoding, otherSignatureHash, signatureLength,
    relaxedBeforeSignature, nothingVerified, highSRefused, leadingZerosLost,
    genuineSignatureRefused, firstKeysKept, withdrawnKeyTrusted, weakExponentTrusted,
    pointOffCurveTrusted, otherUseTrusted, unnamedKeyTaken, codeHashNotCompared, codeHashOptional,
    codeHashLenient, codeHashRefused, otherKindAccepted,
  ]
}

// Issuer, audience and times.
extension Cause {
  package static let issuerNotCompared = Cause(
    "issuer-not-compared", .tokenClaims, "iss is not compared",
    remedy: "Reject a token whose `iss` is not exactly the declared issuer.")
  package static let audienceNotCompared = Cause(
    "audience-not-compared", .tokenClaims, "aud is not compared",
    remedy: "Reject a token whose `aud`, a string or an array of strings, does not hold exactly "
      + "your client id.")
  package static let expiryNotCompared = Cause(
    "expiry-not-compared", .tokenClaims, "exp is not compared, or in another unit than seconds",
    remedy: "Reject a token at and after its `exp`, in seconds since 1970, with the leeway "
      + "granted.")
  package static let issuedAtNotCompared = Cause(
    "issued-at-not-compared", .tokenClaims, "an iat in the future is not refused",
    remedy: "Reject a token whose `iat` lies in the future by more than the leeway.")
  package static let notBeforeNotCompared = Cause(
    "not-before-not-compared", .tokenClaims, "nbf is not compared",
    remedy: "Reject a token before its `nbf`, with the leeway granted.")
  package static let leewayTooLong = Cause(
    "leeway-too-long", .tokenClaims, "the leeway is longer than the contract's",
    remedy: "Grant the contract's leeway at most, counted in seconds. A longer one that is meant "
      + "is declared, and has a few minutes at most (RFC 7519, section 4.1.4).")
  package static let expiryInclusive = Cause(
    "expiry-inclusive", .tokenClaims, "a token is still accepted at exp itself",
    remedy: "Accept while `now` is before `exp` (plus the leeway): `<`, not `<=`.")
  package static let expiryOptional = Cause(
    "expiry-optional", .tokenClaims, "a token without exp is taken for one that never expires",
    remedy: "Reject a token without `exp`.")
  package static let issuerOptional = Cause(
    "issuer-optional", .tokenClaims, "a token without iss is accepted",
    remedy: "Reject a token without `iss`.")
  package static let audienceOptional = Cause(
    "audience-optional", .tokenClaims, "a token without aud is accepted",
    remedy: "Reject a token without `aud`.")
  package static let issuerLenient = Cause(
    "issuer-lenient", .tokenClaims,
    "iss is not compared exactly: a part, another case or another type is enough",
    remedy: "Compare the whole of `iss` as a string, for equality.")
  package static let audienceLenient = Cause(
    "audience-lenient", .tokenClaims,
    "aud is not compared exactly: a part, another case or another type is enough",
    remedy:
      "Compare the whole of each audience as a string, for equality: `aud` is one string, or an "
      + "array of them.")
  package static let audiencesNotSearched = Cause(
    "audiences-not-searched", .tokenClaims,
    "not all entries of an array of audiences are looked at (RFC 7519 section 4.1.3)",
    remedy: "Look for your client id among all entries of `aud`, which may be a string or an "
      + "array.")
  package static let audienceArrayRefused = Cause(
    "audience-array-refused", .tokenClaims, "an array that holds only your client id is refused",
    remedy: "Take `aud` as a string or as an array of strings (RFC 7519 section 4.1.3): an array "
      + "of your client id alone is for you alone.")
  package static let timesConverted = Cause(
    "times-converted", .tokenClaims, "times that are not JSON numbers are converted or ignored",
    remedy: "Take a JSON number of any size as it is, and answer everything else with a rejection, "
      + "not an error: texts, booleans, and the `NaN` and `Infinity` that Python's `json` reads.")
  package static let validTokenRefused = Cause(
    "valid-token-refused", .tokenClaims, "a valid token is refused",
    remedy: "Find what the refused tokens above have in common, and do not refuse for it.")

  /// A mistake of the contract, or of the adapter.
  package static let clockNotTaken = Cause(
    "clock-not-taken", .tokenClaims,
    "times seem to be judged by the machine's clock, not by the attempt's 'now'",
    remedy:
      "Judge times by the attempt's 'now', or declare `\"takesClock\": false` in the contract's "
      + "'token': tokens are made for the machine's clock then.")
  package static let comparedAsText = Cause(
    "compared-as-text", .tokenClaims, "exp is compared as a text, in which 9 is greater than 17",
    remedy: "Compare `exp` as a number of seconds.")
  package static let ageNotLimited = Cause(
    "age-not-limited", .tokenClaims,
    "a token is good until its exp, however long ago it was issued",
    remedy: "Refuse a token whose `iat` lies further back than the maximum age, with the leeway "
      + "granted.")
  package static let issuedAtOptional = Cause(
    "issued-at-optional", .tokenClaims, "a token without iat is accepted",
    remedy: "Reject a token without `iat`.")
  package static let furtherAudienceTrusted = Cause(
    "further-audience-trusted", .tokenAzp,
    "a token for further audiences is accepted, whoever it was issued to")
  package static let authorizedPartyNotCompared = Cause(
    "authorized-party-not-compared", .tokenAzp, "azp is not compared exactly, or not at all",
    remedy: "Reject a token whose `azp` is not exactly your client id.")
  package static let authorizedPartyRefused = Cause(
    "authorized-party-refused", .tokenAzp,
    "a token that the contract accepts is refused for its azp or its audiences",
    remedy: "Accept what the contract says, or declare another rule for further audiences.")
  package static let subjectOptional = Cause(
    "subject-optional", .tokenSubject, "a token without sub is accepted",
    remedy: "Reject a token without `sub`.")
  package static let subjectNotText = Cause(
    "subject-not-text", .tokenSubject, "a sub that is empty or not a string is accepted",
    remedy: "Reject a token whose `sub` is empty or not a string.")
  package static let subjectRefused = Cause(
    "subject-refused", .tokenSubject, "a valid sub is refused",
    remedy: "Accept every `sub` that is a string and not empty.")

  static let claimCauses: [Cause] = [
    issuerNotCompared, audienceNotCompared, expiryNotCompared, issuedAtNotCompared,
    notBeforeNotCompared, leewayTooLong, expiryInclusive, expiryOptional,
    issuerOptional, audienceOptional, issuerLenient, audienceLenient, audiencesNotSearched,
    audienceArrayRefused, timesConverted, validTokenRefused, clockNotTaken, comparedAsText,
    ageNotLimited, issuedAtOptional,
    furtherAudienceTrusted,
    authorizedPartyNotCompared, authorizedPartyRefused, subjectOptional, subjectNotText,
    subjectRefused,
  ]
}

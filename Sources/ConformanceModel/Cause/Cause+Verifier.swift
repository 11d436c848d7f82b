// Signatures.
extension Cause {
  package static let signatureNotVerified = Cause(
    "signature-not-verified", .tokenSignature,
    "the signature is not verified, or not over the bytes as they were received")
  package static let signedBytesMadeAnew = Cause(
    "signed-bytes-made-anew", .tokenSignature,
    "the signature is not verified over the bytes as they were received")
  package static let untrustedKey = Cause(
    "untrusted-key", .tokenSignature,
    "any key will do: the signature is verified, but not that its key is trusted")
  package static let embeddedKeyTrusted = Cause(
    "embedded-key-trusted", .tokenSignature,
    "a key that the token itself brings or names is trusted")
  package static let algorithmNone = Cause(
    "algorithm-none", .tokenSignature, "the header's 'none' switches verification off")
  package static let algorithmIgnored = Cause(
    "algorithm-ignored", .tokenSignature,
    "the header's alg is not looked at: what a trusted key signed gets in, whatever alg says",
    remedy: "Refuse a header whose `alg` is not the algorithm of the key, before you verify.")
  package static let headerChoosesAlgorithm = Cause(
    "header-chooses-algorithm", .tokenSignature,
    "the header chooses the algorithm, so that a public key serves as a shared secret, or an "
      + "odd name is read as a known one")
  package static let keyNameIgnored = Cause(
    "key-name-ignored", .tokenSignature,
    "kid does not choose the key: every trusted key is tried, or names are compared leniently")
  package static let critIgnored = Cause(
    "crit-ignored", .tokenSignature, "crit is ignored (RFC 7515 section 4.1.11)")
  package static let zeroSignature = Cause(
    "zero-signature", .tokenSignature,
    "r and s are not checked to lie between 1 and n - 1 (CVE-2022-21449)")
  package static let rsaPaddingParsed = Cause(
    "rsa-padding-parsed", .tokenSignature,
    "the padding of an RSA signature is parsed, not compared as a whole")
  package static let numbersReduced = Cause(
    "numbers-reduced", .tokenSignature, "numbers beyond their range are reduced, not refused")
  package static let otherSignatureEncoding = Cause(
    "other-signature-encoding", .tokenSignature,
    "another encoding of the signature, or another hash, is accepted too")
  package static let signatureLength = Cause(
    "signature-length", .tokenSignature,
    "a signature that is missing, short or long is not refused")
  package static let relaxedBeforeSignature = Cause(
    "relaxed-before-signature", .tokenSignature,
    "nonce_supported counts before the signature was verified")
  package static let nothingVerified = Cause(
    "nothing-verified", .tokenSignature, "no genuine token was accepted at all")
  package static let highSRefused = Cause(
    "high-s-refused", .tokenSignature,
    "s in the upper half is refused, although RFC 7518 does not ask for the lower one")
  package static let leadingZerosLost = Cause(
    "leading-zeros-lost", .tokenSignature, "leading zero bytes of a signature are lost")
  package static let genuineSignatureRefused = Cause(
    "genuine-signature-refused", .tokenSignature,
    "some genuine signatures are refused: look at what is special about those above")

  package static let firstKeysKept = Cause(
    "first-keys-kept", .tokenKeyRotation,
    "the first key set is kept, or a key by its name: new keys are not used")
  package static let withdrawnKeyTrusted = Cause(
    "withdrawn-key-trusted", .tokenKeyRotation,
    "a key that is no longer in the set is still trusted")
  package static let weakExponentTrusted = Cause(
    "weak-exponent-trusted", .tokenWeakKeys,
    "an RSA key with the exponent 1 is used: its signatures are made without any key")
  package static let pointOffCurveTrusted = Cause(
    "point-off-curve-trusted", .tokenWeakKeys, "a key whose point is off the curve verifies")
  package static let otherUseTrusted = Cause(
    "other-use-trusted", .tokenWeakKeys,
    "use and alg of a key are not looked at: a key for something else verifies")
  package static let codeHashNotCompared = Cause(
    "code-hash-not-compared", .tokenCodeHash, "c_hash is not compared with the code")
  package static let codeHashOptional = Cause(
    "code-hash-optional", .tokenCodeHash, "a token without c_hash is accepted")
  package static let codeHashLenient = Cause(
    "code-hash-lenient", .tokenCodeHash, "c_hash is compared leniently, or in another form")
  package static let codeHashRefused = Cause(
    "code-hash-refused", .tokenCodeHash, "the right c_hash is refused")
  package static let otherKindAccepted = Cause(
    "other-kind-accepted", .tokenTypeConfusion,
    "a token of another kind is accepted, which has no nonce by its nature")

  static let signatureCauses: [Cause] = [
    signatureNotVerified, signedBytesMadeAnew, untrustedKey, embeddedKeyTrusted, algorithmNone,
    algorithmIgnored, headerChoosesAlgorithm, keyNameIgnored, critIgnored, zeroSignature,
    rsaPaddingParsed, numbersReduced, otherSignatureEncoding, signatureLength,
    relaxedBeforeSignature, nothingVerified, highSRefused, leadingZerosLost,
    genuineSignatureRefused, firstKeysKept, withdrawnKeyTrusted, weakExponentTrusted,
    pointOffCurveTrusted, otherUseTrusted, codeHashNotCompared, codeHashOptional, codeHashLenient,
    codeHashRefused, otherKindAccepted,
  ]
}

// Issuer, audience and times.
extension Cause {
  package static let issuerNotCompared = Cause(
    "issuer-not-compared", .tokenClaims, "iss is not compared")
  package static let audienceNotCompared = Cause(
    "audience-not-compared", .tokenClaims, "aud is not compared")
  package static let expiryNotCompared = Cause(
    "expiry-not-compared", .tokenClaims,
    "exp is not compared, or in another unit than seconds")
  package static let issuedAtNotCompared = Cause(
    "issued-at-not-compared", .tokenClaims, "an iat in the future is not refused")
  package static let notBeforeNotCompared = Cause(
    "not-before-not-compared", .tokenClaims, "nbf is not compared")
  package static let leewayTooLong = Cause(
    "leeway-too-long", .tokenClaims, "the leeway is longer than the contract's")
  package static let leewayNotGranted = Cause(
    "leeway-not-granted", .tokenClaims, "the contract's leeway is not granted")
  package static let expiryInclusive = Cause(
    "expiry-inclusive", .tokenClaims, "a token is still accepted at exp itself")
  package static let expiryOptional = Cause(
    "expiry-optional", .tokenClaims,
    "a token without exp is taken for one that never expires")
  package static let issuerOptional = Cause(
    "issuer-optional", .tokenClaims, "a token without iss is accepted")
  package static let audienceOptional = Cause(
    "audience-optional", .tokenClaims, "a token without aud is accepted")
  package static let issuerLenient = Cause(
    "issuer-lenient", .tokenClaims,
    "iss is compared leniently: a prefix, another case or another type is enough")
  package static let audienceLenient = Cause(
    "audience-lenient", .tokenClaims,
    "aud is compared leniently: a part, another case or another type is enough")
  package static let audiencesNotSearched = Cause(
    "audiences-not-searched", .tokenClaims,
    "an array of audiences is not searched whole: see RFC 7519 section 4.1.3")
  package static let timesConverted = Cause(
    "times-converted", .tokenClaims,
    "times that are no JSON numbers are converted, or ignored",
    remedy: "Take a number as it is, of any size, and refuse what is none: the verdict is the "
      + "answer, not an error.")
  package static let validTokenRefused = Cause(
    "valid-token-refused", .tokenClaims,
    "a valid token is refused: look at what is special about those above")

  /// A mistake of the contract, or of the adapter.
  package static let clockNotTaken = Cause(
    "clock-not-taken", .tokenClaims,
    "times seem to be judged by the machine's clock, not by the attempt's 'now'",
    remedy:
      "Judge times by the attempt's 'now', or declare `\"takesClock\": false` in the contract's "
      + "'token': tokens are made for the machine's clock then.")
  package static let comparedAsText = Cause(
    "compared-as-text", .tokenClaims, "exp is compared as a text: 9 is greater than 17")
  package static let ageNotLimited = Cause(
    "age-not-limited", .tokenClaims,
    "a token is good until its exp, however long ago it was issued",
    remedy: "Refuse a token whose iat lies further back than the maximum age, leeway granted.")
  package static let issuedAtOptional = Cause(
    "issued-at-optional", .tokenClaims, "a token without iat is accepted")
  package static let furtherAudienceTrusted = Cause(
    "further-audience-trusted", .tokenAzp,
    "a token for further audiences is accepted, whoever it was issued to")
  package static let authorizedPartyNotCompared = Cause(
    "authorized-party-not-compared", .tokenAzp, "azp is not compared, or leniently")
  package static let authorizedPartyRefused = Cause(
    "authorized-party-refused", .tokenAzp,
    "a token that the contract accepts is refused for its azp or its audiences",
    remedy: "Accept what the contract says, or declare another rule for further audiences.")
  package static let subjectOptional = Cause(
    "subject-optional", .tokenSubject, "a token without sub is accepted")
  package static let subjectNotText = Cause(
    "subject-not-text", .tokenSubject, "an empty sub, or one that is no text, is accepted")
  package static let subjectRefused = Cause(
    "subject-refused", .tokenSubject, "a valid sub is refused")

  static let claimCauses: [Cause] = [
    issuerNotCompared, audienceNotCompared, expiryNotCompared, issuedAtNotCompared,
    notBeforeNotCompared, leewayTooLong, leewayNotGranted, expiryInclusive, expiryOptional,
    issuerOptional, audienceOptional, issuerLenient, audienceLenient, audiencesNotSearched,
    timesConverted, validTokenRefused, clockNotTaken, comparedAsText, ageNotLimited,
    issuedAtOptional,
    furtherAudienceTrusted,
    authorizedPartyNotCompared, authorizedPartyRefused, subjectOptional, subjectNotText,
    subjectRefused,
  ]
}

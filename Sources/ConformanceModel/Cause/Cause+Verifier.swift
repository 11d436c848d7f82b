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

  static let signatureCauses: [Cause] = [
    signatureNotVerified, signedBytesMadeAnew, untrustedKey, embeddedKeyTrusted, algorithmNone,
    headerChoosesAlgorithm, keyNameIgnored, critIgnored, zeroSignature, rsaPaddingParsed,
    numbersReduced, otherSignatureEncoding, signatureLength, relaxedBeforeSignature,
    nothingVerified, highSRefused, leadingZerosLost, genuineSignatureRefused,
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
    "times that are no JSON numbers are converted, or ignored")
  package static let validTokenRefused = Cause(
    "valid-token-refused", .tokenClaims,
    "a valid token is refused: look at what is special about those above")

  static let claimCauses: [Cause] = [
    issuerNotCompared, audienceNotCompared, expiryNotCompared, issuedAtNotCompared,
    notBeforeNotCompared, leewayTooLong, leewayNotGranted, expiryInclusive, expiryOptional,
    issuerOptional, audienceOptional, issuerLenient, audienceLenient, audiencesNotSearched,
    timesConverted, validTokenRefused,
  ]
}

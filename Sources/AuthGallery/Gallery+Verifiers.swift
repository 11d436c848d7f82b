extension Gallery {
  /// Verifiers of signatures and claims with one defect each.
  static let knownBadVerifiers: [GallerySubject] = [
    .signatureNotVerified, .algNoneAccepted, .algNoneInCapitals, .hmacWithPublicKey,
    .embeddedJwkTrusted, .anyTrustedKey, .firstTrustedKey, .unknownKeyFallsBack,
    .keyNameIgnoringCase,
    .algorithmIgnoringCase, .algorithmByKey, .critIgnored, .zeroSignatureAccepted,
    .derSignatureAccepted, .paddingParsedLeniently, .paddingNotLookedAt, .relaxesBeforeSignature,
    .verifiesWhatItEncodes, .issuerIgnored, .issuerPrefix, .issuerWithoutScheme,
    .issuerIgnoringCase, .audienceIgnored, .audienceContained, .audienceFirstOnly,
    .audienceTextOnly, .expiryIgnored, .expiryInMilliseconds, .expiryOptional, .expiryInclusive,
    .expiryFromText, .leewayOfADay, .leewayNotGranted, .notBeforeIgnored, .issuedAtIgnored,
    .expiredAsBadSignature, .issuedAtOptional, .expiryAsText, .eitherClaimCounts, .ageNotLimited,
    .typeNotLookedAt, .subjectOptional,
    .subjectEmpty,
    .furtherAudienceTrusted, .partyOptional, .partyNotCompared, .notificationSignsIn,
    .otherLengthsPass, .algorithmByItsBeginning, .unsignedWithoutAlgorithm, .jwkOfTrustedName,
    .exponentOne, .encryptionKeyVerifies, .firstKeySetKept, .keysOnlyAdded,
    .signatureReadLeniently, .codeHashOptional, .codeHashIgnored, .codeHashPrefix,
    .hugeExpiryThrows, .hugeExpiryTraps, .clockNotTaken, .ownClientCutsParts, .rs256StripsBearer,
    .rs256ReadsSignatureLeniently, .base64urlReadsLeniently, .rs256NoneOfKnownKey,
    .rs256WithoutAlgorithm, .ownClientNone, .ownClientEmbeddedJwk, .rawNone,
    .rawUnknownKeyFallsBack, .ownClientDerAccepted, .rawPaddingSkipped, .ownClientSha1Accepted,
    .issuerAndAudienceIgnored, .audienceContainedIssuedAtUndeclared, .exponentAndUseIgnored,
    .anyKeyCritIgnored, .expiryOptionalIssuedAtIgnored,
    .remembersSubjectToo, .remembersIssueToo, .remembersAuthenticationToo, .remembersEmailToo,
    .remembersKeyToo, .remembersAlgorithmToo, .remembersCodeToo,
    .forgetsAfterFiveMinutes, .forgetsAfterTwelveHours, .forgetsBeforeLeeway, .memoryUndeclared,
    .issuerByPattern, .ownIssuerByPattern, .issuerUpToNewline, .issuerOfTwoProviders,
    .issuerOnAnotherHost, .audienceByPattern, .audienceTrimmed, .audienceUpToNewline,
    .ownAudienceIgnoringCase, .issuedAtTrue, .issuedAtOfAnyType, .expiryOfAnyTypeOptional,
    .ownAudienceTextOnly, .algorithmOptional,
    .issuerOnlyThere, .remembersAudienceToo, .remembersAudiencesToo, .remembersPartyToo,
    .remembersSupportToo, .remembersVerificationToo, .unsupportedNotUsedUp,
    .millisecondsGuessed, .expiryOfZeroNever, .issuerInArray, .firstKeyForUnnamed,
  ]

  /// Verifiers that are unusual and right.
  static let legalVerifiers: [GallerySubject] = [
    .rs256Only, .es256Only, .leewayOfAMinute, .leewayInclusive, .otherClient, .signatureOnly,
    .claimsOnly, .issuerAndAudienceOnly, .verifiesBase64urlNonce, .verifiesRawNonce,
    .relaxesAfterSignature, .ownClock, .saysOnlyInvalid, .unnamedKeyTried,
    .furtherAudiencesAccepted, .ownAudienceOnly, .authorizedPartyCompared, .refusesSeveralSilently,
    .codeHashCompared, .issuedAtByType, .tenMinutesOld, .refusesWeakKeySets, .lastOfOneName,
    .allOfOneName, .redeemsVerified, .redeemsFirst, .rawRS256Only, .ownClientRS256Only,
    .forgetsAfterLeeway, .forgetsWhenTooOld, .shortNoncesRefused,
    .otherProvider, .longerClient, .clientOfDigits, .remembersOwnAudienceToo,
  ]
}

internal import ConformanceModel

extension Gallery {
  /// Matchers with one defect each.
  static let knownBadTokens: [GallerySubject] = [
    .absentClaimAccepted, .nullClaimAccepted, .checkSkippedWithoutExpected, .throwsWithoutExpected,
    .emptyEqualsEmpty,
    .digestOfNothingAccepted, .prefixCompare, .containsCompare, .suffixCompare,
    .firstLettersCompare, .caseInsensitiveCompare, .base64urlCaseInsensitive, .nulTerminatedCompare,
    .trimsWhitespace,
    .unicodeEquality, .lookAlikeNormalised, .rawOrDigestAccepted, .acceptsRaw, .base64Expected,
    .nonceSupportedFalseSkips, .nonceSupportedAbsentSkips, .anyDuplicateAccepted,
    .duplicateAudienceUncompared, .nullOfLastMember, .falsyOfLastMember, .lastMemberNeverCompared,
    .arrayClaimAccepted, .neverCompared, .logOnly, .logsRejectedToken, .inverted,
    .rejectsEverything, .trapsOnTwoParts,
    .ignoresExtraParts, .paddingTolerant, .paddedExtraParts, .replayAccepted,
    .rejectsStringBooleans, .wrongReason,
    .remembersTokens, .remembersLastNonceOnly, .revivedByWrongToken, .usesUpTheClaim,
    .trimsRawNonce, .decodesRawNonce, .comparesAsNumbers, .skipsTheMiddle, .comparesSums,
    .namesIgnoringCase,
    .rawUnlessSupported, .nothingAsText, .headerReadLeniently, .bearerStripped,
    .trimmedAndLowercased, .headerNotRead, .remembersAHundred,
    .removesTooLate, .refusedUseClearsMark, .nestedNonceAccepted, .tokenTrimmed,
    .audienceUndeclared, .ageUndeclared, .derSignatureExpected,
    .audienceOfAnotherApp, .encodingGuessed, .encodingGuessedForOwnAudience,
    .skipsLetter20OfBase64url, .skippedForTransferred, .skippedForRealUsers,
    .absentForRelayed, .comparedAsHexNumber, .namesTrimmed, .usedByPrefix, .unreadablePasses,
    .throwsWhatItCannotRead, .repairsUTF8, .lastCommaAllowed, .emptyClaimSkipped,
    .onlyTextsCompared, .comparedWherePresent, .percentDecoded,
    .usesSpoilEachOther,
  ]

  /// Matchers that are unusual and right.
  static let legalTokens: [GallerySubject] = [
    .rawContract, .base64urlContract, .noReasons, .oneReasonForAll, .formBeforeValue,
    .byteOrderMarkIgnored, .rejectsDuplicateMembers,
    .takesLastDuplicate, .takesFirstDuplicate, .nonceSupportedRelaxes, .earlyExitComparison,
    .usesUpNonces, .usesUpNoncesOnFailure, .matcherOfTheReference, .claimsAfterAwaiting,
    .strayBitsIgnored,
  ]
}

extension Gallery {
  /// Nonce generators with one defect each.
  static let knownBadNonces: [GallerySubject] =
    [
      missingW, missingWModulo, letterMistyped, modulo65, replacedOnce, wrongRejectionLimit,
      sixteenBitModulo,
      statusIgnored,
      shortByOne, longByOne, base62Undeclared, base62ModuloUndeclared, base64urlUndeclared,
      overshoot, constantNonce,
      repeatedPerProcess, timeSeeded, seededEachTime, printsNonce,
      letterDoubled, scaledByte, firstLetterNoDigit, counterSuffix, shuffledDeck,
      equalNeighboursAvoided, endlessRetry,
      uuidFallback, weakNonce, ulidNonce, acceptsLengthZero, splitCounter, occasionalRepeat,
      declaresMissingW, declaresTwoMissing, declaresHole, hexLetters, extraLetter,
      wrongDefaultLength,
      lowerCased, roundedByte, truncatedByte, rangeStopsShort, fixedPrefix,
      eightLettersRepeated, halfHandedOn, poolReadAgain, headCopied, nonceMirrored,
      refillUnchecked, staleRefill, partialNonce, fallbackInTheMiddle, hashedCounterOfPid,
      hashedOutputs,
      lengthIgnored, lengthReplaced, lettersDropped, digitsOnly, hexInBothCases, spaceInAlphabet,
      caseByCoin, multipliedFractions, halfRedrawn, stepsForward,
      bytesReadAhead, sharedCounter, sortedLetters, sevenBits, clockUUID,
    ] + guessableSeeds

  /// Nonce generators that are unusual and correct.
  static let legalNonces: [GallerySubject] = [
    rejection195, rejectionInPlace, rejection65, deliberate64, base64urlMask, redundantModulo,
    randomElement,
    sixteenBitRejection, hexNonce, base62Nonce, base64url22, base64url43, hashedUUID, letters66,
    otherOrder, longerDefault, shorterDefault, abortsOnFailure, nilOnFailure, loopsOverShortReads,
    readsFarAhead, byteByByte, processForEach,
  ]
}

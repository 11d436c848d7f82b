extension Gallery {
  /// Hash functions and text forms with one defect each.
  static let knownBadDigests: [GallerySubject] = [
    percentX, upperCaseHex, upperCaseBytes, upperCaseUpdates, base64Digest, doubleHash, hashOfHex,
    padding55, padding56, padding63,
    padding64, length15Bits, length16Bits, utf16Digest, trailingNewline, normalises, stopsAtNul,
    truncatedDigest, sha1Digest, sha224Digest, sha512Truncated, swappedWords, identityDigest,
    losesUpdate, sharedHasher, printsDigest, wrongAfterLong, wrongAfterEmpty, neverReset,
    counter24Bits,
    counter27Bits, restartsAt512MiB, restartsAt4GiB, latin1Digest, cesu8Digest, dropsNonASCII,
    dropsUnseen, lossyASCII, asciiOrEmpty, characterReferences, capitalisedHex, numberHex,
    firstByteUnpadded, describedDigest, padding55To63, markedDigest, hashesNul, quotesDigest,
    describesOptional, trimsDigest,
    lowerCaseDigest, changesLineEnds, hashesHex, hashesNothing, answersAnError, losesLastByte,
    wrongStart, singleUpdateShortcut, emptyUpdateEnds,
  ]

  /// Hash functions that are unusual and correct.
  static let legalDigests: [GallerySubject] = [
    base64urlDigest, bytesOnlyDigest, textOnlyDigest, streamingOnlyDigest, plainSHA256Digest,
    portableKernel,
  ]
}

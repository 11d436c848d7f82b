extension Cause {
  package static let doubleHash = Cause(
    "double-hash", .digestVectors, "the digest is hashed once more (double hash)")
  package static let hashOfHex = Cause(
    "hash-of-hex", .digestVectors, "the hex text of the digest is hashed once more")
  package static let messageInHex = Cause(
    "message-in-hex", .digestVectors, "the message is written in hex before it is hashed")
  package static let messageReturned = Cause(
    "message-returned", .digestVectors, "the message itself comes back, not its digest")
  package static let emptyMessageHashed = Cause(
    "empty-message-hashed", .digestVectors, "the empty message is hashed in its place")
  package static let digestTruncated = Cause(
    "digest-truncated", .digestVectors, "the digest is cut to its first bytes")
  package static let digestReordered = Cause(
    "digest-reordered", .digestVectors, "the bytes of the digest come in another order")
  package static let otherHash = Cause("other-hash", .digestVectors, "another hash function")
  package static let wrongArithmetic = Cause(
    "wrong-arithmetic", .digestVectors,
    "a constant, a rotation or an addition of the hash function is wrong")
  package static let digestPadding = Cause(
    "digest-padding", .digestEveryLength, "the padding goes wrong at certain lengths")
  package static let lengthInFewBits = Cause(
    "length-in-few-bits", .digestEveryLength, "the message length is counted in too few bits")
  package static let endLost = Cause(
    "end-lost", .digestEveryLength, "the last bytes are lost")
  package static let lengthIn32Bits = Cause(
    "length-in-32-bits", .digestLarge,
    "the message length is kept in 32 bits, or its upper half is not written")
  package static let singleUpdateWrong = Cause(
    "single-update-wrong", .digestStreaming,
    "one update alone is hashed wrong; see digest.every-length")
  package static let emptyUpdateCounts = Cause(
    "empty-update-counts", .digestStreaming, "an empty update changes the state")
  package static let fullBlockLost = Cause(
    "full-block-lost", .digestStreaming,
    "an update that ends exactly at a block boundary: the full block is lost or hashed twice")
  package static let partialBlockLost = Cause(
    "partial-block-lost", .digestStreaming,
    "the partial block carried from one update to the next loses or repeats bytes")
  package static let otherTextForm = Cause(
    "other-text-form", .digestTextForm, "the right digest in another text form")
  package static let noDigest = Cause(
    "no-digest", .digestTextForm,
    "an error text, a placeholder or an unknown text form comes in place of the digest")
  package static let hashedAsUTF16 = Cause(
    "hashed-as-utf16", .digestUtf8, "the text is hashed as UTF-16, not as UTF-8")
  package static let byteOrderMark = Cause(
    "byte-order-mark", .digestUtf8, "a UTF-8 byte order mark is put in front")
  package static let lineEndAppended = Cause(
    "line-end-appended", .digestUtf8, "a line end is appended")
  package static let nulHashed = Cause(
    "nul-hashed", .digestUtf8, "the NUL that ends a C string is hashed as well")
  package static let quotesHashed = Cause(
    "quotes-hashed", .digestUtf8, "the text is hashed with quotes around it, as JSON writes it")
  package static let cutAtNul = Cause(
    "cut-at-nul", .digestUtf8, "the text ends at its first NUL, as a C string does")
  package static let hashedTrimmed = Cause(
    "hashed-trimmed", .digestUtf8, "white space at the ends is trimmed")
  package static let hashedInLowerCase = Cause(
    "hashed-in-lower-case", .digestUtf8, "the text is turned into lower case")
  package static let hashedAsASCII = Cause(
    "hashed-as-ascii", .digestUtf8, "letters outside ASCII become question marks")
  package static let hashedAsLatin1 = Cause(
    "hashed-as-latin1", .digestUtf8, "the text is hashed as ISO Latin-1, not as UTF-8")
  package static let hashedAsCESU8 = Cause(
    "hashed-as-cesu8", .digestUtf8,
    "letters beyond U+FFFF are hashed as two surrogates of three bytes each (CESU-8), not as UTF-8")
  package static let hashedWithoutLetters = Cause(
    "hashed-without-letters", .digestUtf8, "letters are left out of what is hashed")
  package static let lineEndsChanged = Cause(
    "line-ends-changed", .digestUtf8, "CR LF becomes LF")
  package static let hashedNormalised = Cause(
    "hashed-normalised", .digestUtf8, "the text is normalised before it is hashed")
  package static let hasherNotReset = Cause(
    "hasher-not-reset", .digestDeterministic,
    "the hasher's state is not reset between messages")
  package static let hasherShared = Cause(
    "hasher-shared", .digestDeterministic,
    "one hasher is shared by all callers, and their messages are mixed")

  static let digestCauses: [Cause] = [
    doubleHash, hashOfHex, messageInHex, messageReturned, emptyMessageHashed, digestTruncated,
    digestReordered, otherHash, wrongArithmetic, digestPadding, lengthInFewBits, endLost,
    lengthIn32Bits, singleUpdateWrong, emptyUpdateCounts, fullBlockLost, partialBlockLost,
    otherTextForm, noDigest, hashedAsUTF16, byteOrderMark, lineEndAppended, nulHashed,
    quotesHashed, cutAtNul, hashedTrimmed, hashedInLowerCase, hashedAsASCII, hashedAsLatin1,
    hashedAsCESU8, hashedWithoutLetters, lineEndsChanged,
    hashedNormalised, hasherNotReset, hasherShared,
  ]
}

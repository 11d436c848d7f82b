extension Cause {
  package static let doubleHash = Cause(
    "double-hash", .digestVectors, "the digest is hashed once more (double hash)",
    remedy: "Hash the message once, and return that digest.")
  package static let hashOfHex = Cause(
    "hash-of-hex", .digestVectors, "the hex text of the digest is hashed once more",
    remedy: "Return the hex text of the digest as it is, and do not hash it again.")
  package static let messageInHex = Cause(
    "message-in-hex", .digestVectors, "the message is written in hex before it is hashed",
    remedy: "Hash the bytes of the message, not their hex text.")
  package static let messageReturned = Cause(
    "message-returned", .digestVectors, "the message itself is returned, not its digest",
    remedy: "Return the digest, `SHA256.hash(data:)`, not the message.")
  package static let emptyMessageHashed = Cause(
    "empty-message-hashed", .digestVectors, "the empty message is hashed instead of the message",
    remedy: "Pass the message's bytes to the hasher before the digest is taken.")
  package static let digestTruncated = Cause(
    "digest-truncated", .digestVectors, "the digest is cut to its first bytes",
    remedy: "Return all 32 bytes of the digest.")
  package static let digestReordered = Cause(
    "digest-reordered", .digestVectors, "the bytes of the digest come in another order",
    remedy: "Return the bytes in the order of SHA-256: eight words, each with its most significant "
      + "byte first.")
  package static let otherHash = Cause(
    "other-hash", .digestVectors, "another hash function is used",
    remedy: "Call SHA-256, such as CryptoKit's `SHA256` or Python's `hashlib.sha256`.")
  package static let wrongArithmetic = Cause(
    "wrong-arithmetic", .digestVectors,
    "a constant, a rotation or an addition of the hash function is wrong")
  package static let digestPadding = Cause(
    "digest-padding", .digestEveryLength, "the padding goes wrong at certain lengths")
  package static let lengthInFewBits = Cause(
    "length-in-few-bits", .digestEveryLength, "the message length is counted in too few bits",
    remedy: "Count the message's length in a `UInt64`.")
  package static let endLost = Cause(
    "end-lost", .digestEveryLength, "the last bytes of the message are not hashed",
    remedy: "Hash the message to its end: look at the bound of the loop and at the last, partial "
      + "block.")
  package static let lengthIn32Bits = Cause(
    "length-in-32-bits", .digestLarge,
    "the message length is kept in 32 bits, or its upper half is not written",
    remedy: "Count the message's length in a `UInt64`, and write all eight bytes of it.")
  package static let singleUpdateWrong = Cause(
    "single-update-wrong", .digestStreaming,
    "a message in a single update is hashed wrong; see digest.every-length",
    remedy: "Repair what digest.every-length finds: nothing was split here.")
  package static let emptyUpdateCounts = Cause(
    "empty-update-counts", .digestStreaming, "an empty update changes the state",
    remedy: "Return at once from an update without bytes.")
  package static let fullBlockLost = Cause(
    "full-block-lost", .digestStreaming,
    "where an update ends at a block boundary, the full block is lost or hashed twice",
    remedy: "Hash a block as soon as it is full, and empty the buffer in the same step.")
  package static let partialBlockLost = Cause(
    "partial-block-lost", .digestStreaming,
    "the partial block carried from one update to the next loses or repeats bytes",
    remedy: "Append each update to what the last one left over, hash the full blocks, and keep the "
      + "rest.")
  package static let otherTextForm = Cause(
    "other-text-form", .digestTextForm, "the digest is right, but written in another text form",
    brings: [unpaddedDigestExpected])
  package static let noDigest = Cause(
    "no-digest", .digestTextForm,
    "an error text, a placeholder or an unknown text form comes in place of the digest",
    remedy: "Return the digest in the declared text form, and report a failure by throwing.")
  package static let hashedAsUTF16 = Cause(
    "hashed-as-utf16", .digestUtf8, "the text is hashed as UTF-16, not as UTF-8")
  package static let byteOrderMark = Cause(
    "byte-order-mark", .digestUtf8, "a UTF-8 byte order mark is put in front of the text",
    remedy: "Hash the text's UTF-8 bytes without a byte order mark.")
  package static let lineEndAppended = Cause(
    "line-end-appended", .digestUtf8, "a line end is appended to the text",
    remedy: "Hash the text without a line end: echo, files and prompts append one.")
  package static let nulHashed = Cause(
    "nul-hashed", .digestUtf8, "the NUL that ends a C string is hashed as well",
    remedy: "Leave out the NUL: hash `text.utf8`, not the bytes of a C string with its end.")
  package static let quotesHashed = Cause(
    "quotes-hashed", .digestUtf8, "the text is hashed with quotes around it, as JSON writes it",
    remedy: "Hash the text itself, not its JSON form.")
  package static let descriptionHashed = Cause(
    "description-hashed", .digestUtf8,
    "the description of an optional is hashed, `Optional(\"…\")`, not the text in it",
    remedy: "Unwrap the nonce before you hash it, as by `guard let`: an interpolated optional "
      + "is written as `Optional(\"…\")`.")
  package static let cutAtNul = Cause(
    "cut-at-nul", .digestUtf8, "the text is cut at its first NUL, as a C string is",
    remedy: "Pass the number of bytes along instead of calling `strlen`.")
  package static let hashedTrimmed = Cause(
    "hashed-trimmed", .digestUtf8, "white space is trimmed from the ends of the text",
    remedy: "Hash the text without trimming it.")
  package static let hashedInLowerCase = Cause(
    "hashed-in-lower-case", .digestUtf8, "the text is turned into lower case",
    remedy: "Hash the text without `lowercased()`.")
  package static let hashedAsASCII = Cause(
    "hashed-as-ascii", .digestUtf8, "letters outside ASCII become question marks")
  package static let hashedInOtherEncoding = Cause(
    "hashed-in-other-encoding", .digestUtf8,
    "letters outside ASCII are encoded otherwise than in UTF-8 before they are hashed")
  package static let hashedAsLatin1 = Cause(
    "hashed-as-latin1", .digestUtf8, "the text is hashed as ISO Latin-1, not as UTF-8")
  package static let hashedAsCESU8 = Cause(
    "hashed-as-cesu8", .digestUtf8,
    "letters beyond U+FFFF are hashed as two surrogates of three bytes each (CESU-8), not as UTF-8")
  package static let hashedWithoutLetters = Cause(
    "hashed-without-letters", .digestUtf8, "letters are left out of what is hashed",
    remedy: "Hash every character as it comes, and leave out none.")
  package static let lineEndsChanged = Cause(
    "line-ends-changed", .digestUtf8, "CR LF is changed to LF",
    remedy: "Hash line ends as they come.")
  package static let hashedNormalised = Cause(
    "hashed-normalised", .digestUtf8, "the text is normalised before it is hashed",
    remedy: "Hash the text's UTF-8 bytes as they come, without normalising them to NFC or NFD.")
  package static let hasherNotReset = Cause(
    "hasher-not-reset", .digestDeterministic, "the hasher's state is not reset between messages",
    remedy: "Make a new hasher for each message, or reset it when the digest is taken.")
  package static let hasherShared = Cause(
    "hasher-shared", .digestDeterministic,
    "one hasher is shared by all callers, and their messages are mixed")

  static let digestCauses: [Cause] = [
    doubleHash, hashOfHex, messageInHex, messageReturned, emptyMessageHashed, digestTruncated,
    digestReordered, otherHash, wrongArithmetic, digestPadding, lengthInFewBits, endLost,
    lengthIn32Bits, singleUpdateWrong, emptyUpdateCounts, fullBlockLost, partialBlockLost,
    otherTextForm, noDigest, hashedAsUTF16, byteOrderMark, lineEndAppended, nulHashed,
    quotesHashed, descriptionHashed, cutAtNul, hashedTrimmed, hashedInLowerCase, hashedAsASCII,
    hashedInOtherEncoding, hashedAsLatin1, hashedAsCESU8, hashedWithoutLetters, lineEndsChanged,
    hashedNormalised, hasherNotReset, hasherShared,
  ]
}

internal import ConformanceModel

extension DigestMistake {
  /// The mistake as a likely cause.
  var cause: Cause {
    switch self {
    case .hashOfHexText: .hashOfHex
    case .doubleHash: .doubleHash
    case .hashOfMessageInHex: .messageInHex
    case .utf16LittleEndian:
      .hashedAsUTF16.saying("the text is hashed as UTF-16, little-endian, not as UTF-8")
    case .utf16BigEndian:
      .hashedAsUTF16.saying("the text is hashed as UTF-16, big-endian, not as UTF-8")
    case .utf16WithMark:
      .hashedAsUTF16.saying("the text is hashed as UTF-16 with a byte order mark, not as UTF-8")
    case .byteOrderMark: .byteOrderMark
    case .trailingNewline: .lineEndAppended.saying("a line feed is appended to the text")
    case .trailingReturn:
      .lineEndAppended.saying("a carriage return and a line feed are appended to the text")
    case .trailingNul: .nulHashed
    case .surroundingQuotes: .quotesHashed
    case .optionalDescription: .descriptionHashed
    case .stopsAtNul: .cutAtNul
    case .trimmed: .hashedTrimmed
    case .foldedToLowerCase: .hashedInLowerCase
    case .loneReplacement(0x3F): .hashedAsASCII
    case .loneReplacement:
      .hashedAsASCII.saying(
        "letters outside ASCII become the byte 0xFF, as by `allowLossyConversion` on Linux")
    case .latin1: .hashedAsLatin1
    case .cesu8: .hashedAsCESU8
    case .withoutNonASCII:
      .hashedWithoutLetters.saying("letters outside ASCII are left out of what is hashed")
    case .withoutUnseen:
      .hashedWithoutLetters.saying(
        "letters that cannot be seen, such as the zero-width joiner, are left out of what is hashed"
      )
    case .lineEndsChanged: .lineEndsChanged
    case .composed: .hashedNormalised.saying("the text is normalised to NFC")
    case .decomposed: .hashedNormalised.saying("the text is normalised to NFD")
    case .truncated(let bytes):
      .digestTruncated.saying("the digest is cut to its first \(bytes) bytes")
    case .identity: .messageReturned
    case .emptyMessage: .emptyMessageHashed
    case .lostEnd(1): .endLost.saying("the last byte of the message is not hashed")
    case .lostEnd(let bytes):
      .endLost.saying("the last \(bytes) bytes of the message are not hashed")
    case .reversedBytes: .digestReordered.saying("the 32 bytes come in reverse order")
    case .littleEndianWords:
      .digestReordered.saying("the eight words are written little-endian")
    case .otherFunction(let name): .otherHash.saying("another hash function is used: \(name)")
    }
  }
}

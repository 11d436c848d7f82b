extension DigestMistake {
  /// The mistake as a likely cause.
  var sentence: String {
    switch self {
    case .hashOfHexText: "the hex text of the digest is hashed once more"
    case .doubleHash: "the digest is hashed once more (double hash)"
    case .hashOfMessageInHex: "the message is written in hex before it is hashed"
    case .utf16LittleEndian: "the text is hashed as UTF-16, little-endian, not as UTF-8"
    case .utf16BigEndian: "the text is hashed as UTF-16, big-endian, not as UTF-8"
    case .utf16WithMark: "the text is hashed as UTF-16 with a byte order mark, not as UTF-8"
    case .byteOrderMark: "a UTF-8 byte order mark is put in front"
    case .trailingNewline: "a line feed is appended"
    case .trailingReturn: "a carriage return and a line feed are appended"
    case .trailingNul: "the NUL that ends a C string is hashed as well"
    case .surroundingQuotes: "the text is hashed with quotes around it, as JSON writes it"
    case .stopsAtNul: "the text ends at its first NUL, as a C string does"
    case .trimmed: "white space at the ends is trimmed"
    case .foldedToLowerCase: "the text is turned into lower case"
    case .loneReplacement: "letters outside ASCII become question marks"
    case .lineEndsChanged: "CR LF becomes LF"
    case .composed: "the text is normalised to NFC"
    case .decomposed: "the text is normalised to NFD"
    case .truncated(let bytes): "the digest is cut to its first \(bytes) bytes"
    case .identity: "the message itself comes back, not its digest"
    case .emptyMessage: "the empty message is hashed in its place"
    case .lostEnd(1): "the last byte is lost"
    case .lostEnd(let bytes): "the last \(bytes) bytes are lost"
    case .reversedBytes: "the 32 bytes come in reverse order"
    case .littleEndianWords: "the eight words are written little-endian"
    case .otherFunction(let name): "another hash function: \(name)"
    }
  }
}

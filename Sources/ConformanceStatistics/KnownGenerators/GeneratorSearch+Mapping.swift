extension GeneratorSearch {
  /// How an output becomes a letter.
  enum Mapping: Int, CaseIterable {
    case modulo, upperModulo, upper31Modulo, scaled, secondScaled, divided, lowBits, highBits
    case lowByte, lowByteRejected, highByte, highByteRejected, words, bigEndianWords

    var name: String {
      switch self {
      case .modulo: "each output modulo the number of letters"
      case .upperModulo: "the upper 32 bits of each output modulo the number of letters"
      case .upper31Modulo: "the upper 31 bits of each output modulo the number of letters"
      case .scaled: "each output scaled to the number of letters"
      case .secondScaled: "two outputs as a fraction, scaled to the number of letters"
      case .divided: "each output divided by its range over the number of letters"
      case .lowBits: "the low bits of each output, too large ones rejected"
      case .highBits: "the high bits of each output, too large ones rejected"
      case .lowByte: "the low byte of each output modulo the number of letters"
      case .lowByteRejected: "the low byte of each output, too large ones rejected"
      case .highByte: "the high byte of each output modulo the number of letters"
      case .highByteRejected: "the high byte of each output, too large ones rejected"
      case .words: "the bytes of each output, lowest first"
      case .bigEndianWords: "the bytes of each output, highest first"
      }
    }
  }
}

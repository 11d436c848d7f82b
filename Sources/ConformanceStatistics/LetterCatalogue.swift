/// The wrong generators that are known by name, for an alphabet.
package enum LetterCatalogue {
  /// The limits below which people draw a number before they take it modulo the letters.
  ///
  /// 7 and 8 bits, 255 for "below UINT8_MAX", round decimal numbers, 15 bits (the smallest
  /// RAND_MAX that C allows, C17 7.22.2), 16 bits; and rejection limits that are off by one.
  package static func moduloSources(size: Int) -> [Int] {
    let accepted = 256 / size * size
    let candidates: [Int] = [
      100, 127, 128, 200, 255, 256, 512, 1000, 1024, 4096, 9999, 10_000, 32_767, 32_768, 65_535,
      65_536, accepted - 1, accepted + 1, 2 * size - 1, size - 1, size + 1,
    ]
    var sources: [Int] = []
    for source in candidates where source >= size && source % size != 0 {
      if !sources.contains(source) { sources.append(source) }
    }
    return sources
  }
}

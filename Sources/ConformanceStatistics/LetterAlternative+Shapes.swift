extension LetterAlternative {
  /// Some letters are never drawn, the others equally often.
  package static func missing(_ letters: [Int], of size: Int) -> LetterAlternative {
    var weights = [Int](repeating: 1, count: size)
    for letter in letters { weights[letter] = 0 }
    return LetterAlternative(.missing(letters, of: size), weights: weights)
  }

  /// One letter stands twice in the list of letters.
  package static func doubled(_ letter: Int, of size: Int) -> LetterAlternative {
    var weights = [Int](repeating: 1, count: size)
    weights[letter] = 2
    return LetterAlternative(.doubled(letter, of: size), weights: weights)
  }

  /// A uniform number below `source`, modulo `size`.
  package static func modulo(source: Int, size: Int) -> LetterAlternative {
    var weights = [Int](repeating: source / size, count: size)
    for letter in 0..<source % size { weights[letter] += 1 }
    return LetterAlternative(.modulo(source: source, modulus: size), weights: weights)
  }

  /// A uniform byte scaled to `size` letters.
  package static func scaled(_ scaling: Scaling, size: Int) -> LetterAlternative {
    var weights = [Int](repeating: 0, count: size)
    for byte in 0..<256 {
      let unit = Double(byte) / 255
      switch scaling {
      case .shifted: weights[(byte * size) >> 8] += 1
      case .truncated: weights[Int(unit * Double(size - 1))] += 1
      case .rounded: weights[Int((unit * Double(size - 1)).rounded())] += 1
      case .clamped: weights[min(Int(unit * Double(size)), size - 1)] += 1
      }
    }
    return LetterAlternative(.scaled(scaling, size: size), weights: weights)
  }

  /// Only the first `count` letters.
  package static func prefix(_ count: Int, of size: Int) -> LetterAlternative {
    LetterAlternative(.prefix(count), weights: (0..<size).map { $0 < count ? 1 : 0 })
  }

  /// Letters in the ratio of `weights`.
  init(_ shape: Shape, weights: [Int]) {
    let total = Double(weights.reduce(0, +))
    self.shape = shape
    rates = weights.map { Double($0) / total }
  }
}

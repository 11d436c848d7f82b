extension ChoiceSource {
  /// Draws what a generator makes.
  ///
  /// - Parameters:
  ///   - generator: Makes the value.
  ///   - name: Names the value in the description of a counterexample.
  /// - Throws: `Interruption` only.
  public func draw<Value>(_ generator: Generator<Value>, _ name: String? = nil) throws -> Value {
    let value = try span(name ?? "draw") { try generator.draw(self) }
    if isDescribing, let name { notes.append("\(name) = \(String(reflecting: value))") }
    return value
  }

  /// Draws an array whose elements `element` draws; shrinks to fewer and simpler elements.
  ///
  /// - Parameters:
  ///   - counts: The allowed numbers of elements; a wide range is used as `size` allows.
  ///   - element: Draws one element.
  /// - Throws: What `element` throws.
  public func array<Element>(
    count counts: ClosedRange<Int>, of element: (ChoiceSource) throws -> Element
  ) throws -> [Element] {
    var elements: [Element] = []
    if counts.lowerBound == counts.upperBound {
      elements.reserveCapacity(counts.lowerBound)
      for _ in 0..<counts.lowerBound {
        elements.append(try span("element") { try element(self) })
      }
      return elements
    }
    let again = continuation(of: counts)
    while true {
      beginSpan("element")
      guard try wantsMore(elements.count, counts, again) else {
        endSpan()
        return elements
      }
      elements.append(try element(self))
      endSpan()
    }
    return elements
  }

  /// Draws bytes as one choice; shrinks to fewer and lower bytes.
  ///
  /// - Parameter counts: The allowed numbers of bytes; a wide range is used as `size` allows.
  /// - Throws: `Interruption` only.
  public func bytes(count counts: ClosedRange<Int>) throws -> [UInt8] {
    let again = continuation(of: counts)
    return try byteRun(counts: counts) { random, _ in
      var count = counts.lowerBound
      while count < counts.upperBound, random.next() < again { count += 1 }
      // The standard library would write the count of an empty one into storage that all arrays share.
      if count == 0 { return [] }
      var word: UInt64 = 0
      return [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
        for index in 0..<count {
          if index & 7 == 0 { word = random.next() }
          buffer[index] = UInt8(truncatingIfNeeded: word)
          word >>= 8
        }
        used = count
      }
    }
  }

  /// Draws ASCII text of letters that are all equally likely; shrinks to fewer, earlier letters.
  ///
  /// - Parameters:
  ///   - alphabet: ASCII letters, simplest first; at least one.
  ///   - counts: The allowed lengths.
  /// - Throws: `Interruption` only.
  public func letters(
    from alphabet: [UInt8], count counts: ClosedRange<Int>
  ) throws -> String {
    let most = UInt64(alphabet.count)
    if counts.lowerBound == counts.upperBound {
      let count = counts.lowerBound
      return try String(unsafeUninitializedCapacity: count) { buffer in
        if try fillPlain(buffer, count: count, from: alphabet) { return count }
        for position in 0..<count {
          let distance = try scalar(.index, below: 0, above: most - 1) { random, _ in
            Distance(magnitude: random.next(below: most), isNegative: false)
          }
          buffer[position] = alphabet[Int(distance.magnitude)]
        }
        return count
      }
    }
    let letters = try array(count: counts) { source in
      alphabet[try source.index(below: alphabet.count)]
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Draws an order of `elements`; shrinks to the order given.
  ///
  /// - Throws: `Interruption` only.
  public func shuffled<Element>(_ elements: [Element]) throws -> [Element] {
    var result = elements
    for index in result.indices.dropLast() {
      let other = index + (try self.index(below: result.count - index))
      result.swapAt(index, other)
    }
    return result
  }

  /// Decides whether a collection that has `count` elements gets another one.
  func wantsMore(_ count: Int, _ counts: ClosedRange<Int>, _ again: UInt64) throws -> Bool {
    if count < counts.lowerBound {
      try forced(.boolean, magnitude: 1)
      return true
    }
    if count >= counts.upperBound {
      // Noted although there is no choice: when an element goes, the end is still in place.
      try forced(.boolean, magnitude: 0)
      return false
    }
    return try scalar(.boolean, below: 0, above: 1) { random, _ in
      Distance(magnitude: random.next() < again ? 1 : 0, isNegative: false)
    }.magnitude == 1
  }

  /// The chance of another element, as a fraction of 2^64, that gives a fitting mean length.
  func continuation(of counts: ClosedRange<Int>, meanAtFullSize: Double = 11) -> UInt64 {
    let room = Double(counts.upperBound - counts.lowerBound)
    if room == 0 { return 0 }
    let wanted = min(room / 2, 1 + Double(size) / 100 * (meanAtFullSize - 1))
    let chance = wanted / (wanted + 1)
    return UInt64(chance * 0x1p63) << 1
  }
}

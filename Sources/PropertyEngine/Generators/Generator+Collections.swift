extension Generator {
  /// Arrays; shrink to fewer and simpler elements.
  ///
  /// - Parameters:
  ///   - element: Makes the elements.
  ///   - counts: The allowed numbers of elements.
  public static func arrays<Element>(
    of element: Generator<Element>, count counts: ClosedRange<Int> = 0...100
  ) -> Generator where Value == [Element] {
    Generator { source in
      try source.array(count: counts) { source in try element.draw(source) }
    }
  }

  /// Arrays of exactly `count` elements.
  public static func arrays<Element>(
    of element: Generator<Element>, count: Int
  ) -> Generator where Value == [Element] {
    arrays(of: element, count: count...count)
  }

  /// Arrays whose elements differ from one another.
  ///
  /// - Parameters:
  ///   - element: Makes the elements.
  ///   - counts: The allowed numbers of elements; the case is discarded when too few differ.
  public static func distinctArrays<Element: Hashable & SendableMetatype>(
    of element: Generator<Element>, count counts: ClosedRange<Int> = 0...100
  ) -> Generator where Value == [Element] {
    Generator { source in
      var elements: [Element] = []
      var seen: Set<Element> = []
      var refused = 0
      let again = source.continuation(of: counts)
      while true {
        source.beginSpan("element")
        guard try source.wantsMore(elements.count, counts, again) else {
          source.endSpan()
          break
        }
        let value = try element.draw(source)
        let isNew = seen.insert(value).inserted
        source.endSpan(discarding: !isNew)
        if isNew {
          elements.append(value)
        } else {
          refused += 1
          if refused > 25 + 2 * counts.lowerBound {
            if elements.count >= counts.lowerBound { break }
            try source.reject()
          }
        }
      }
      return elements
    }
  }

  /// Sets; shrink to fewer and simpler elements.
  public static func sets<Element: Hashable & SendableMetatype>(
    of element: Generator<Element>, count counts: ClosedRange<Int> = 0...100
  ) -> Generator where Value == Set<Element> {
    let arrays = Generator<[Element]>.distinctArrays(of: element, count: counts)
    return Generator { source in Set(try arrays.draw(source)) }
  }

  /// Dictionaries; shrink to fewer and simpler entries.
  public static func dictionaries<Key: Hashable & SendableMetatype, Entry>(
    of key: Generator<Key>, _ entry: Generator<Entry>, count counts: ClosedRange<Int> = 0...100
  ) -> Generator where Value == [Key: Entry] {
    let keys = Generator<[Key]>.distinctArrays(of: key, count: counts)
    return Generator { source in
      var result: [Key: Entry] = [:]
      for key in try keys.draw(source) {
        result[key] = try source.span("entry") { try entry.draw(source) }
      }
      return result
    }
  }

  /// Nothing, or a value; nothing is the simpler and comes once in five cases.
  public static func optionals<Wrapped>(
    of wrapped: Generator<Wrapped>
  ) -> Generator where Value == Wrapped? {
    Generator(cardinality: wrapped.cardinality.map { $0 + 1 }) { source in
      try source.boolean(probability: 0.8) ? try wrapped.draw(source) : nil
    }
  }

  /// Orders of the given elements; shrink to the order given.
  public static func permutations<Element: Sendable>(
    of elements: [Element]
  ) -> Generator where Value == [Element] {
    Generator { source in try source.shuffled(elements) }
  }
}

extension Generator where Value == [UInt8] {
  /// Bytes, all values equally likely; shrink to fewer and lower bytes.
  public static func bytes(count counts: ClosedRange<Int> = 0...100) -> Generator {
    Generator { source in try source.bytes(count: counts) }
  }
}

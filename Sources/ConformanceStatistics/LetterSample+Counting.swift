extension LetterSample {
  /// Nonces are translated in blocks of about this many letters, which stay in the first cache.
  private static let blockLetters = 8_192

  /// Adds nonces of `length` letters each that lie one after another in memory.
  ///
  /// - Parameters:
  ///   - bytes: The nonces; an incomplete one at the end is ignored.
  ///   - stride: The distance from one nonce to the next, at least `length`.
  /// - Complexity: O(bytes); one table look-up and five increments for two letters.
  package mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, stride: Int) {
    let length = length
    guard let start = bytes.baseAddress, bytes.count >= length else { return }
    letters.count(bytes, stride: stride, alphabet: alphabet)
    let nonces = (bytes.count - length) / stride + 1
    let block = max(1, Self.blockLetters / length)
    // Row 0 is the last nonce of the block before.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: (block + 1) * length) { indices in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: (block + 1) * length) { steps in
        let rows = indices.baseAddress!
        let scratch = steps.baseAddress!
        indices.initialize(repeating: 0)
        steps.initialize(repeating: 0)
        var first = 0
        while first < nonces {
          let count = min(block, nonces - first)
          flushIfNeeded(adding: count * length)
          let source = start + first * stride
          let pure = translate(source, stride: stride, nonces: count, into: rows + length)
          if pure {
            addBlock(rows, nonces: count, scratch: scratch)
          } else {
            addOneByOne(rows, nonces: count, scratch: scratch)
          }
          first += count
        }
      }
    }
  }

  /// Adds nonces of `length` letters each that lie one after another in `bytes`.
  package mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { add($0, stride: length) }
  }

  /// Translates bytes to indices, 255 for a foreign byte.
  ///
  /// - Returns: Whether all bytes are letters.
  private func translate(
    _ source: UnsafePointer<UInt8>, stride: Int, nonces: Int, into rows: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    let length = length
    alphabet.indices.withUnsafeBufferPointer { table in
      let table = table.baseAddress!
      for nonce in 0..<nonces {
        let letters = source + nonce &* stride
        let row = rows + nonce &* length
        for position in 0..<length { row[position] = table[Int(letters[position])] }
      }
    }
    return areLetters(rows, count: nonces * length)
  }

  private func areLetters(_ indices: UnsafePointer<UInt8>, count: Int) -> Bool {
    var highest: UInt8 = 0
    for index in 0..<count { highest = max(highest, indices[index]) }
    return Int(highest) < alphabet.size
  }

  private mutating func addOneByOne(
    _ rows: UnsafeMutablePointer<UInt8>, nonces: Int, scratch: UnsafeMutablePointer<UInt8>
  ) {
    let length = length
    for nonce in 1...nonces {
      let row = rows + nonce * length
      if areLetters(row, count: length) {
        addBlock(row - length, nonces: 1, scratch: scratch)
      } else {
        last = []
      }
    }
  }

  /// Adds the pairs and steps of nonces that consist of letters only.
  ///
  /// - Parameter rows: A row for the nonce before, then one for each nonce.
  private mutating func addBlock(
    _ rows: UnsafeMutablePointer<UInt8>, nonces: Int, scratch: UnsafeMutablePointer<UInt8>
  ) {
    let length = length
    let own = rows + length
    countNeighbours(own, nonces: nonces, scratch: scratch)
    if last.isEmpty {
      let after = own + length
      countNonceSteps(from: own, to: after, nonces: nonces - 1, scratch: scratch)
    } else {
      for position in 0..<length { rows[position] = last[position] }
      countNonceSteps(from: rows, to: own, nonces: nonces, scratch: scratch)
    }
    last = Array(UnsafeBufferPointer(start: own + (nonces - 1) * length, count: length))
  }

  /// `scratch[i] = (to[i] - from[i]) mod k`; the compiler makes vectors of it.
  private func steps(
    from: UnsafePointer<UInt8>, to: UnsafePointer<UInt8>, count: Int,
    into scratch: UnsafeMutablePointer<UInt8>
  ) {
    let around = UInt8(truncatingIfNeeded: alphabet.size)
    for index in 0..<count {
      let difference = to[index] &- from[index]
      scratch[index] = to[index] < from[index] ? difference &+ around : difference
    }
  }

  private mutating func countNonceSteps(
    from: UnsafePointer<UInt8>, to: UnsafePointer<UInt8>, nonces: Int,
    scratch: UnsafeMutablePointer<UInt8>
  ) {
    let length = length
    steps(from: from, to: to, count: nonces * length, into: scratch)
    nonceStepRows.withUnsafeMutableBufferPointer { buffer in
      let table = buffer.baseAddress!
      for nonce in 0..<nonces {
        var row = table
        let values = scratch + nonce &* length
        for position in 0..<length {
          row[Int(values[position])] &+= 1
          row += 256
        }
      }
    }
  }

  private mutating func countNeighbours(
    _ rows: UnsafePointer<UInt8>, nonces: Int, scratch: UnsafeMutablePointer<UInt8>
  ) {
    let length = length
    let size = alphabet.size
    steps(from: rows, to: rows + 1, count: nonces * length - 1, into: scratch)
    neighbourRows.withUnsafeMutableBufferPointer { neighbours in
      pairCells.withUnsafeMutableBufferPointer { pairs in
        let stepTable = neighbours.baseAddress!
        let pairTable = pairs.baseAddress!
        let parity = size * size
        for nonce in 0..<nonces {
          let row = rows + nonce &* length
          let values = scratch + nonce &* length
          for position in 0..<length &- 1 {
            stepTable[(position & 3) &* 256 &+ Int(values[position])] &+= 1
            let cell = Int(row[position]) &* size &+ Int(row[position &+ 1])
            pairTable[(position & 1) &* parity &+ cell] &+= 1
          }
        }
      }
    }
  }
}

/// Random bytes fetched ahead, handed out once each, wiped as they go.
///
/// 256 bytes are what one `getentropy` call gives: a larger buffer would save nothing and leave
/// more unused secrets in memory.
struct EntropyBuffer: ~Copyable {
  static let byteCount = 256

  private let storage: UnsafeMutableRawBufferPointer
  /// Where the next unused word begins; `byteCount` when none is left.
  private var offset = byteCount
  /// The fork generation that fetched the bytes: a child must not use its parent's.
  private var generation: UInt?

  init() {
    storage = .allocate(byteCount: Self.byteCount, alignment: MemoryLayout<UInt64>.alignment)
    storage.initializeMemory(as: UInt8.self, repeating: 0)
  }

  deinit {
    SystemEntropy.wipe(storage)
    storage.deallocate()
  }

  /// Takes eight bytes that were never handed out before, in this process or its parent.
  ///
  /// - Throws: What the source throws; the buffer is then empty and wiped.
  @inline(__always)
  mutating func nextWord(from source: ByteSource) throws -> UInt64 {
    let generation = ForkGeneration.current
    if offset == Self.byteCount || generation == nil || generation != self.generation {
      try refill(from: source, generation: generation)
    }
    let word = storage.load(fromByteOffset: offset, as: UInt64.self)
    storage.storeBytes(of: 0, toByteOffset: offset, as: UInt64.self)
    offset += MemoryLayout<UInt64>.size
    return word
  }

  @inline(never)
  private mutating func refill(from source: ByteSource, generation: UInt?) throws {
    offset = Self.byteCount
    do {
      try source(storage)
    } catch {
      SystemEntropy.wipe(storage)
      throw error
    }
    self.generation = generation
    offset = 0
  }
}

/// Random bytes fetched ahead, handed out once each, wiped as they go.
///
/// One page: half the cost of a nonce is the system call, which a page shares among 128 nonces.
/// What lies ahead in the buffer is secret, which is why it is wiped and never crosses a fork.
struct EntropyBuffer: ~Copyable {
  static let byteCount = 4_096

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

  /// Forgets what was fetched before a fork: a child must not draw what its parent draws.
  ///
  /// To be called before the words of each nonce. A fork by another thread in the middle of one
  /// leaves the child without that thread, and so without that nonce.
  @inline(__always)
  mutating func discardParents() {
    guard let current = ForkGeneration.current, current == generation else {
      offset = Self.byteCount
      return
    }
  }

  /// Forgets what lies ahead: a broken source may have recovered since it gave it.
  mutating func discard() {
    SystemEntropy.wipe(storage)
    offset = Self.byteCount
  }

  /// Takes eight bytes that were never handed out before, in this process or its parent.
  ///
  /// - Throws: What the source throws; the buffer is then empty and wiped.
  @inline(__always)
  mutating func nextWord(from source: ByteSource) throws -> UInt64 {
    if offset == Self.byteCount { try refill(from: source) }
    let word = storage.load(fromByteOffset: offset, as: UInt64.self)
    storage.storeBytes(of: 0, toByteOffset: offset, as: UInt64.self)
    offset &+= MemoryLayout<UInt64>.size
    return word
  }

  @inline(never)
  private mutating func refill(from source: ByteSource) throws {
    // Read first: bytes of a source that forks itself belong to the generation before.
    let current = ForkGeneration.current
    do {
      try source(storage)
    } catch {
      SystemEntropy.wipe(storage)
      throw error
    }
    generation = current
    offset = 0
  }
}

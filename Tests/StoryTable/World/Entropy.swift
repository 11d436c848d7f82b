internal import ReferenceAuth
internal import Synchronization

/// How a source of random bytes behaves.
enum EntropyMode: Hashable, Sendable {
  /// As many bytes as asked for.
  case whole
  /// At most a thousand bytes at a time, so that it has to be asked again.
  case short
  /// An error at once.
  case fails
  /// A thousand bytes, and then no more.
  case ends
  /// Zeros for ever, of which no letter is made.
  case stuck
}

/// A source of bytes like a device file: it may give fewer than were asked for.
final class Entropy: Sendable {
  private let state = Mutex((mode: EntropyMode.whole, blocks: 0))

  /// Sets how it behaves from now on.
  func behave(_ mode: EntropyMode) { state.withLock { $0.mode = mode } }

  /// Fills the whole buffer, as `ByteSource` demands: asks again after a short read.
  ///
  /// - Throws: `ServerError` where the source ends or fails.
  func fill(_ buffer: UnsafeMutableRawBufferPointer) throws {
    var filled = 0
    while filled < buffer.count {
      let bytes = read(buffer.count - filled, after: filled)
      guard !bytes.isEmpty else { throw ServerError(code: "the source of random bytes failed") }
      UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]).copyBytes(from: bytes)
      filled += bytes.count
    }
  }

  /// Bytes that are the same in every story: blocks of digests of a counter.
  private func read(_ count: Int, after read: Int) -> [UInt8] {
    state.withLock { state in
      let most: Int
      switch state.mode {
      case .fails: return []
      case .ends where read > 0: return []
      case .stuck: return Array(repeating: 0, count: count)
      case .short, .ends: most = 1_000
      case .whole: most = count
      }
      var bytes: [UInt8] = []
      while bytes.count < min(count, most) {
        state.blocks += 1
        bytes += SHA256.digest(of: "block \(state.blocks)").bytes
      }
      return Array(bytes.prefix(min(count, most)))
    }
  }
}

internal import ConformanceModel
internal import Synchronization

/// Bytes for nonces that never end and never repeat, and fail on demand.
///
/// SplitMix64 (Steele, Lea, Flood, OOPSLA 2014): the bytes only have to differ and to be the same
/// for the same seed; nobody guesses them.
final class StageByteSource: ByteSource {
  private struct State {
    var word: UInt64
    var fails = false
    var drawn: [UInt8] = []
  }

  private let state: Mutex<State>

  /// - Parameter seed: Determines all bytes.
  init(seed: UInt64) { state = Mutex(State(word: seed)) }

  /// What was handed out so far.
  var drawn: [UInt8] { state.withLock { $0.drawn } }

  /// Whether calls fail from now on.
  func setFailing(_ fails: Bool) { state.withLock { $0.fails = fails } }

  func next(_ count: Int) throws -> [UInt8] {
    try state.withLock { state in
      guard !state.fails else { throw ByteSourceFailure() }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(count)
      var left: UInt64 = 0
      for index in 0..<count {
        if index % 8 == 0 {
          state.word &+= 0x9E37_79B9_7F4A_7C15
          left = state.word
          left = (left ^ left >> 30) &* 0xBF58_476D_1CE4_E5B9
          left = (left ^ left >> 27) &* 0x94D0_49BB_1331_11EB
          left ^= left >> 31
        }
        bytes.append(UInt8(truncatingIfNeeded: left))
        left >>= 8
      }
      state.drawn += bytes
      return bytes
    }
  }
}

internal import Synchronization

/// A pseudo-random generator with its seed: SplitMix64, which nobody should draw nonces from.
final class SeededGenerator: Sendable {
  private let state: Mutex<UInt64>

  init(seed: UInt64) { state = Mutex(seed) }

  /// Draws letters of the common alphabet, exactly uniform but for the seed.
  func nonce(_ length: Int) throws -> String {
    try LengthError.check(length)
    return state.withLock { state in
      let letters = (0..<length).map { _ in
        LetterDraw.common[Int(Self.next(&state).multipliedFullWidth(by: 65).high)]
      }
      return String(decoding: letters, as: UTF8.self)
    }
  }

  static func next(_ state: inout UInt64) -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z &>> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z &>> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z &>> 31)
  }
}

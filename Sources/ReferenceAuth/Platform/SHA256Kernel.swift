internal import CDigestKernels
internal import Synchronization

/// The code that compresses blocks: the processor's own SHA-256 instructions, or plain Swift.
///
/// Both give the same digests; every digest vector is run on both.
public enum SHA256Kernel: Sendable, CaseIterable {
  /// The SHA extensions of x86-64 or arm64.
  case hardware
  /// Plain Swift, everywhere.
  case portable

  /// The kernels of this processor, the best first.
  public static let supported: [SHA256Kernel] =
    sha256_hw_is_supported() ? [.hardware, .portable] : [.portable]

  /// The kernel that digests use, chosen once: in a virtual machine the question to the processor
  /// costs more than 300 digests.
  @inline(__always)
  static var best: SHA256Kernel {
    switch choice.load(ordering: .relaxed) {
    case 1: .hardware
    case 2: .portable
    default: choose()
    }
  }

  /// 0 until chosen. A lazy global would be asked through a call of the runtime at each digest,
  /// a tenth of its cost; two threads that choose at the same time choose the same.
  private static let choice = Atomic<UInt8>(0)

  @inline(never)
  private static func choose() -> SHA256Kernel {
    let kernel = supported[0]
    choice.store(kernel == .hardware ? 1 : 2, ordering: .relaxed)
    return kernel
  }

  /// Mixes whole 64-byte blocks into the state.
  @inline(__always)
  func compress(_ blocks: UnsafeRawPointer, count: Int, into state: inout SHA256State) {
    switch self {
    case .hardware:
      state.withWords { sha256_hw_compress($0, blocks, count) }
    case .portable:
      for index in 0..<count { state.compress(blocks + index &* SHA256Block.byteCount) }
    }
  }

  /// Mixes equally many blocks into each of two states, interleaved where that is faster.
  @inline(__always)
  func compress(
    _ first: UnsafeRawPointer, into firstState: inout SHA256State,
    _ second: UnsafeRawPointer, into secondState: inout SHA256State, count: Int
  ) {
    switch self {
    case .hardware:
      firstState.withWords { firstWords in
        secondState.withWords { secondWords in
          sha256_hw_compress_pair(firstWords, first, secondWords, second, count)
        }
      }
    case .portable:
      compress(first, count: count, into: &firstState)
      compress(second, count: count, into: &secondState)
    }
  }
}

extension SHA256Digest {
  /// Hashes 32 bytes, as long as the default nonce, on the processor's instructions.
  @inline(__always)
  init(hardwareOf32 message: UnsafeRawPointer) {
    self.init { sha256_hw_digest32(message, $0) }
  }
}

extension SHA256Kernel {
  /// Hashes twice 32 bytes, interleaved, on the processor's instructions.
  ///
  /// - Parameter digests: Room for two, which need not be initialised: all their bytes are
  ///   written.
  @inline(__always)
  static func hardwarePair(
    of32 first: UnsafeRawPointer, _ second: UnsafeRawPointer,
    into digests: UnsafeMutablePointer<SHA256Digest>
  ) {
    sha256_hw_digest32_pair(first, digests, second, digests + 1)
  }
}

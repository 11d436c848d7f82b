// Compiled and tested with Glibc; the other branches are written against documentation only.
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How many times `fork` has separated this process from its first ancestor.
///
/// Buffered random bytes are copied into a forked child, and parent and child would then draw
/// the same nonces. A `pthread_atfork` handler counts forks, rather than comparing `getpid()`
/// at every draw, for two reasons: `getpid` is a system call (about as dear as a whole nonce),
/// and process ids are reused, so that a grandchild may carry the id the buffer was filled
/// under. The handler does not see a raw `clone` system call made without the C library,
/// nor a virtual machine that is snapshotted and resumed twice.
enum ForkGeneration {
  private static let forks = Atomic<UInt>(0)

  /// Whether the handler could be registered; done once per process, before the first buffer.
  private static let isCounted: Bool =
    pthread_atfork(nil, nil, { forks.wrappingAdd(1, ordering: .relaxed) }) == 0

  /// The generation of this process, or nil when forks cannot be seen and nothing may be kept.
  static var current: UInt? {
    isCounted ? forks.load(ordering: .relaxed) : nil
  }
}

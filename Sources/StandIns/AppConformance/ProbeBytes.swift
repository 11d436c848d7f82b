internal import AuthConformance
internal import Synchronization

/// Counts the bytes that are asked for.
final class CountingBytes: ByteSource {
  private let asked = Mutex(0)
  var count: Int { asked.withLock { $0 } }

  func next(_ count: Int) -> [UInt8] {
    asked.withLock { $0 += count }
    // No two alike: an app may ask again until it has the letters it wants.
    return (0..<count).map { _ in UInt8.random(in: 0...255) }
  }
}

/// Fails.
final class NoBytes: ByteSource {
  func next(_ count: Int) throws -> [UInt8] { throw ByteSourceFailure() }
}

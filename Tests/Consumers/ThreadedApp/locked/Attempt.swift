import Foundation

/// Whether an attempt is under way.
final class Attempt {
  private let lock = NSLock()
  private var isUnderWay = false

  func begins() -> Bool {
    lock.withLock {
      guard !isUnderWay else { return false }
      isUnderWay = true
      return true
    }
  }

  func ends() { lock.withLock { isUnderWay = false } }
}

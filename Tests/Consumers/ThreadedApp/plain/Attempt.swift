import Foundation

/// Whether an attempt is under way.
final class Attempt {
  private var isUnderWay = false

  func begins() -> Bool {
    guard !isUnderWay else { return false }
    isUnderWay = true
    return true
  }

  func ends() { isUnderWay = false }
}

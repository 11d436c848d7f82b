/// Searches for a small number that still fails, knowing that `high` does.
///
/// Tries 0 and 1, then halves the gap. Where failing is not monotone that ends too high, so it
/// goes on in strides of 1 to 8, doubling a stride for as long as it succeeds: multiples and even
/// numbers are reached as well. Proposes and learns like a pass.
struct Descent: Sendable {
  private enum Stage {
    case smallest(UInt64)
    case halving
    case strides
  }

  private static let longestStride: UInt64 = 8

  private(set) var high: UInt64
  private var low: UInt64 = 0
  private var stage = Stage.smallest(0)
  private var stride: UInt64 = 1
  private var reach: UInt64 = 1
  private var pending: UInt64?

  /// Starts a search.
  ///
  /// - Parameter high: A number known to fail.
  init(from high: UInt64) {
    self.high = high
  }

  /// The next number to try, or nil at the end.
  mutating func propose() -> UInt64? {
    pending = next()
    return pending
  }

  mutating func learn(improved: Bool) {
    guard let tried = pending else { return }
    pending = nil
    if case .strides = stage {
      if improved {
        high = tried
        reach = reach.multipliedReportingOverflow(by: 2).overflow ? reach : reach * 2
      } else if reach > stride {
        reach = stride
      } else {
        stride += 1
        reach = stride
      }
    } else if improved {
      high = tried
    } else {
      low = tried + 1
    }
  }

  private mutating func next() -> UInt64? {
    if case .smallest(let candidate) = stage {
      stage = candidate == 0 ? .smallest(1) : .halving
      if candidate < high { return candidate }
      stage = .halving
    }
    if case .halving = stage {
      if low < high { return low + (high - low) / 2 }
      stage = .strides
    }
    while stride <= Descent.longestStride {
      if reach <= high { return high - reach }
      if reach > stride {
        reach = stride
      } else {
        return nil
      }
    }
    return nil
  }
}

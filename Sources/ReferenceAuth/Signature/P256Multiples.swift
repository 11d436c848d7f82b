/// The multiples of a point by which any other multiple is 64 additions and no doubling.
///
/// Row i holds 0, 1 … 15 times 16^i times the point: the windows of a number say which to add
/// (Brickell, Gordon, McCurley, Wilson, "Fast Exponentiation with Precomputation", 1992).
/// Making them costs about as much as five verifications; a key is used for thousands.
struct P256Multiples: Sendable {
  /// Those of the base point.
  static let ofBase = P256Multiples(of: .base)

  private let points: [P256Point]

  /// - Complexity: 64 rows of 15 additions; 92 KiB.
  init(of point: P256Point) {
    let field = P256Point.field
    var points: [P256Point] = []
    points.reserveCapacity(1024)
    var first = point
    for _ in 0..<64 {
      var multiple = P256Point.infinity
      for _ in 0..<16 {
        points.append(multiple)
        multiple = multiple.adding(first, field)
      }
      // The sixteenth multiple begins the next row.
      first = multiple
    }
    self.points = points
  }

  /// sum + k times the point.
  func adding(_ k: UInt256, to sum: P256Point) -> P256Point {
    let field = P256Point.field
    return points.withUnsafeBufferPointer { points in
      var sum = sum
      for index in 0..<64 {
        let digit = k.window(index)
        if digit != 0 { sum = sum.adding(points[index << 4 | digit], field) }
      }
      return sum
    }
  }
}

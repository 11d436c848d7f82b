extension Cause {
  static let nonceCauses: [Cause] = []
}

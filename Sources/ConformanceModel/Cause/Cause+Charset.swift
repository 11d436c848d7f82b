extension Cause {
  static let charsetCauses: [Cause] = []
}

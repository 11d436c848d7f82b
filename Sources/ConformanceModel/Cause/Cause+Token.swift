extension Cause {
  static let tokenCauses: [Cause] = []
}

extension Cause {
  static let signInCauses: [Cause] = []
}

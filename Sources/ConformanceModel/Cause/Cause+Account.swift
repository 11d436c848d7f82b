extension Cause {
  static let accountCauses: [Cause] = []
}

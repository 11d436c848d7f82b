extension Cause {
  static let digestCauses: [Cause] = []
}

internal import ConformanceModel

extension SubjectFault {
  /// The contract lists capabilities whose operations the adapter's type does not have.
  static func lacks(_ capabilities: [Capability]) -> SubjectFault {
    let names = capabilities.map { "'\($0.rawValue)'" }.joined(separator: " or ")
    return .malformedAnswer(
      "the contract offers \(names), but the adapter has no such operation")
  }
}

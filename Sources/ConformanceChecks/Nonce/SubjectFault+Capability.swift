internal import ConformanceModel

extension SubjectFault {
  /// The contract lists a capability whose operations the adapter's type does not have.
  static func lacks(_ capability: Capability) -> SubjectFault {
    .malformedAnswer(
      "the contract offers '\(capability.rawValue)', but the adapter has no such operation")
  }
}

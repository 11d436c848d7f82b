/// A finding: the property does not hold for a value.
public struct PropertyFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// Tells different failures apart; shrinking never slips from one identity to another.
  public let identity: String
  /// What was observed.
  public let message: String

  /// Makes a finding.
  ///
  /// - Parameters:
  ///   - message: What was observed; may contain values of the case.
  ///   - identity: Must not contain values of the case.
  public init(_ message: String, identity: String) {
    self.identity = identity
    self.message = message
  }

  /// The finding that an error of the code under test means.
  ///
  /// Its identity is the type and, for an enumeration, the case of the error.
  public init(_ error: any Error) {
    if let failure = error as? PropertyFailure {
      self = failure
      return
    }
    let type = String(reflecting: type(of: error))
    let mirror = Mirror(reflecting: error)
    let enumerationCase =
      mirror.displayStyle == .enum
      ? mirror.children.first?.label ?? String(describing: error) : ""
    identity = enumerationCase.isEmpty ? type : "\(type).\(enumerationCase)"
    message = "threw \(identity): \(error)"
  }

  /// What was observed.
  public var description: String { message }
}

/// Fails the property when a condition does not hold; each place in the code is a failure apart.
///
/// - Parameters:
///   - condition: What must hold.
///   - message: What was observed; evaluated only on failure.
///   - fileID: Where the call stands; part of the identity.
///   - line: Where the call stands; part of the identity.
/// - Throws: `PropertyFailure`.
public func require(
  _ condition: Bool, _ message: @autoclosure () -> String = "the condition does not hold",
  fileID: StaticString = #fileID, line: UInt = #line
) throws {
  if !condition { throw PropertyFailure(message(), identity: "\(fileID):\(line)") }
}

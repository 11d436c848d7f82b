/// Why a process cannot be controlled as a whole.
package struct ControlUnavailable: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is missing.
  package let reason: String

  /// What is missing, and what is left.
  package var description: String {
    "no control of the whole process: \(reason). Orders are explored at level 1."
  }
}

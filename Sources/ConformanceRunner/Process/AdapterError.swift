/// Why a program cannot serve as a subject at all.
public struct AdapterError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The program and its arguments.
  public var command: [String]
  /// What was received and what was expected.
  public var problem: String

  package init(command: [String], problem: String) {
    self.command = command
    self.problem = problem
  }

  /// The command, without what looks like a secret in it, and what is wrong with its message.
  public var description: String {
    "\(SecretArguments.shown(command).joined(separator: " ")): \(problem)"
  }
}

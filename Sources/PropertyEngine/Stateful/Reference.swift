/// What an earlier command returned, under the name it has in the printed program.
///
/// Keep references in the model and draw later arguments from them; they print as their names.
public struct Reference<Value>: CustomStringConvertible, CustomDebugStringConvertible {
  /// The name of the result, such as `open1`.
  public let name: String
  /// The result.
  public let value: Value

  /// The name.
  public var description: String { name }
  /// The name.
  public var debugDescription: String { name }
}

extension Reference: Sendable where Value: Sendable {}

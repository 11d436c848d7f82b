/// What the body of a property may return: true or nil when it holds.
public protocol PropertyVerdict {
  /// The finding, or nil when the property holds.
  var propertyFailure: PropertyFailure? { get }
}

extension Bool: PropertyVerdict {
  /// A finding when false.
  public var propertyFailure: PropertyFailure? {
    self ? nil : PropertyFailure("the property returned false", identity: "false")
  }
}

/// What an optional verdict may hold: a description or a whole failure.
public protocol PropertyFinding {
  /// The finding as a failure.
  var asFailure: PropertyFailure { get }
}

extension String: PropertyFinding {
  /// A failure with this text; all texts count as one failure.
  public var asFailure: PropertyFailure { PropertyFailure(self, identity: "description") }
}

extension PropertyFailure: PropertyFinding {
  /// The failure itself.
  public var asFailure: PropertyFailure { self }
}

extension Optional: PropertyVerdict where Wrapped: PropertyFinding {
  /// The finding, if there is one.
  public var propertyFailure: PropertyFailure? { map(\.asFailure) }
}

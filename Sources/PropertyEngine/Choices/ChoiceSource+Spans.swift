extension ChoiceSource {
  /// Marks the choices drawn by `body` as belonging together.
  ///
  /// The shrinker deletes, empties, replaces and sorts spans as wholes.
  ///
  /// - Parameters:
  ///   - label: Spans of equal label may stand for one another.
  ///   - body: Draws.
  public func span<Value>(
    _ label: String, _ body: () throws -> Value
  ) throws -> Value {
    if isPlain { return try body() }
    beginSpan(label)
    let opened = spans.count - 1
    let value = try body()
    endSpan()
    if isDescribing { renderedSpans[opened] = String(reflecting: value) }
    return value
  }

  /// Opens a span; for code that cannot be written as a closure. Pair with `endSpan`.
  public func beginSpan(_ label: String) {
    if isPlain { return }
    spans.append(
      ChoiceSpan(
        label: label, start: nodes.count, end: nodes.count, parent: innermost, isDiscarded: false))
    innermost = spans.count - 1
  }

  /// Closes the span opened last.
  ///
  /// - Parameter discarding: Whether its value is thrown away; the shrinker drops such spans.
  public func endSpan(discarding: Bool = false) {
    if isPlain || innermost < 0 { return }
    spans[innermost].end = nodes.count
    spans[innermost].isDiscarded = discarding
    innermost = spans[innermost].parent
  }
}

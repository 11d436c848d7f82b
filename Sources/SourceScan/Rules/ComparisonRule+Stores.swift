/// What is asked of a store that may have none.
extension ComparisonRule {
  /// Whether a value is asked of a store that may have none: `prefs.getString("nonce", null)`.
  func isAskedFor(_ value: Range<Int>) -> Bool {
    guard
      !file.contains(
        [
          "requireNotNull", "checkNotNull", "unwrap", "expect", "ok_or", "ok_or_else", "require",
          "unwrap_or_default", "unwrap_or", "orEmpty", "getOrElse", "error",
        ], in: value)
    else { return false }
    switch file.language {
    case .rust:
      // `session.remove::<String>("nonce").await?`
      let isTyped = value.contains {
        ["get", "remove"].contains(file.word($0)) && file.isMark($0 + 1, "::")
      }
      return isTyped
        || !value.contains { file.isMark($0, "?") }
          && value.contains {
            file.isMark($0, ".") && ["get", "remove", "cookie"].contains(file.word($0 + 1))
              && file.isMark($0 + 2, "(")
          }
    case .kotlin, .dart:
      // `session.attribute<String>("nonce")`
      return file.speaksOfNonce(value)
        && value.contains { place in
          guard file.isName(place), file.isMark(place - 1, "."),
            [
              "getString", "attribute", "getAttribute", "remove", "getIfPresent", "getItem",
              "getStringExtra", "read", "get",
            ].contains(file.word(place)), ["(", "<"].contains(file.word(place + 1))
          else { return false }
          guard file.language == .kotlin, file.word(place) == "getString" else { return true }
          return (place..<value.upperBound).contains { file.word($0) == "null" }
        }
    default: return false
    }
  }
}

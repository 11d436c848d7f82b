/// What stands between two braces, or is indented under a line.
struct SourceBlock: Sendable {
  enum Kind: Sendable {
    /// A class, a struct, a namespace.
    case type
    case function
    /// What `if`, `for`, `catch` and the like rule.
    case control
    /// A closure, a literal.
    case other
  }

  let kind: Kind
  /// Of a type or a function, where it has one.
  let name: String
  /// Its first token: of the header.
  let header: Int
  /// The tokens inside.
  let body: Range<Int>
}

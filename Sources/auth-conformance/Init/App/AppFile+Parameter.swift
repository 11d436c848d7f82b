extension AppFile {
  /// A property of a type's that tells whoever listens.
  struct Channel: Equatable {
    static let types: Set<String> = [
      "AnyPublisher", "PassthroughSubject", "CurrentValueSubject", "AsyncStream",
      "AsyncThrowingStream",
    ]

    let name: String
    /// Whether it is waited for, and no publisher.
    let isStream: Bool
  }
}

extension AppFile.Function.Parameter {
  /// Reads `label name: Type = value`.
  init?(_ words: [String]) {
    guard let colon = words.firstIndex(of: ":"), colon > 0, let first = words.first
    else { return nil }
    var type = words[(colon + 1)...]
    hasDefault = type.contains("=")
    if let equals = type.firstIndex(of: "=") { type = type[..<equals] }
    label = first == "_" ? nil : first
    name = words[colon - 1]
    self.type = type.joined(separator: " ")
  }

  /// The names of what a closure is called with; empty for those that have none.
  var closureNames: [String] {
    let words = type.split(separator: " ").map(String.init)
    guard let arrow = words.lastIndex(of: "->"), let open = words[..<arrow].firstIndex(of: "(")
    else { return [] }
    var inside = Array(words[open..<arrow])
    while inside.prefix(2) == ["(", "("] { inside.removeFirst() }
    inside = Array(inside.dropFirst().dropLast())
    guard !inside.isEmpty, inside != ["Void"] else { return [] }
    return inside.split(separator: ",").map { part in
      let part = Array(part)
      return part.count > 2 && part[0] == "_" && part[2] == ":" ? part[1] : ""
    }
  }

  /// What a closure is called with, as one value.
  var closureValue: String {
    let names = closureNames
    if names.count < 2 { return names.isEmpty ? "()" : "$0" }
    return "("
      + names.enumerated().map { ($1.isEmpty ? "" : "\($1): ") + "$\($0)" }.joined(separator: ", ")
      + ")"
  }
}

internal import PlainText

/// A key that no member has: what lies under the `DecodingError` of a contract.
package struct UnknownKey: Error, Hashable, CustomStringConvertible {
  package var key: String
  /// The key that may have been meant.
  package var nearest: String?

  package var description: String {
    "unknown key '\(key)'" + (nearest.map { ". Did you mean '\($0)'?" } ?? "")
  }
}

/// A keyed container that refuses keys it does not know, so that a typo in a contract is an error
/// and not a silent default.
struct KnownKeys<Key: CodingKey & CaseIterable & RawRepresentable> where Key.RawValue == String {
  private let container: KeyedDecodingContainer<Key>

  init(_ decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: Key.self)
    let known = Set(Key.allCases.map(\.rawValue))
    let found = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
    guard let unknown = found.sorted().first(where: { !known.contains($0) }) else { return }
    let mistake = UnknownKey(
      key: HostileText.word(unknown), nearest: NearestName.to(unknown, among: known.sorted()))
    throw DecodingError.dataCorrupted(
      .init(
        codingPath: decoder.codingPath, debugDescription: mistake.description,
        underlyingError: mistake))
  }

  func required<Value: Decodable>(_ key: Key) throws -> Value {
    try container.decode(Value.self, forKey: key)
  }

  func optional<Value: Decodable>(_ key: Key) throws -> Value? {
    try container.decodeIfPresent(Value.self, forKey: key)
  }

  /// One of an enumeration's words.
  func optional<Word: Decodable & CaseIterable & RawRepresentable<String>>(
    _ key: Key
  ) throws -> Word? {
    try container.word(forKey: key)
  }

  /// Some of an enumeration's words.
  func optional<Word: Decodable & CaseIterable & RawRepresentable<String>>(
    _ key: Key
  ) throws -> Set<Word>? {
    try container.decodeIfPresent([String].self, forKey: key).map { words in
      Set(
        try words.enumerated().map { index, word in
          try Word(word: word, at: container.codingPath + [key, AnyKey(String(index))])
        })
    }
  }
}

extension KeyedDecodingContainer {
  /// One of an enumeration's words; the error for another one lists them.
  func word<Word: CaseIterable & RawRepresentable<String>>(forKey key: Key) throws -> Word? {
    try decodeIfPresent(String.self, forKey: key).map { try Word(word: $0, at: codingPath + [key]) }
  }
}

extension CaseIterable where Self: RawRepresentable<String> {
  fileprivate init(word: String, at path: [any CodingKey]) throws {
    if let known = Self(rawValue: word) {
      self = known
      return
    }
    let words = Self.allCases.map { "'\($0.rawValue)'" }
    throw DecodingError.dataCorrupted(
      .init(
        codingPath: path,
        debugDescription: "found '\(HostileText.word(word))', expected "
          + (words.count == 1 ? words[0] : "one of \(words.joined(separator: ", "))")))
  }
}

struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(_ text: String) { stringValue = text }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

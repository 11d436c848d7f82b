/// One case of a vector file: input, expectation, and an id that never changes.
package protocol Vector: Codable, Sendable, Equatable {
  /// The permanent id, such as `digest-cavp-short-0001`; never reused for another case.
  var id: String { get }
  /// The requirement judged; a loaded vector has it from its group where it names none itself.
  var requirement: String? { get set }
  /// What is special about this case, in a few words.
  var comment: String { get }
  /// Keys of the file's `notes`, which say why such cases exist.
  var flags: [String] { get }
  /// The first catalogue that has the case as it is; nil for the first of all.
  var since: Int? { get }
}

extension Vector {
  /// Whether a catalogue has the case: what an old requirement looks at more strictly than it did
  /// must not fail whoever pinned a catalogue of before.
  package func isKnown(to catalogue: Int) -> Bool { (since ?? 1) <= catalogue }
}

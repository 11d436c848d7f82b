/// A vector file, in the manner of Wycheproof: where it comes from, notes, and groups of tests.
package struct VectorFile<Group: Codable & Sendable & Equatable>: Codable, Sendable, Equatable {
  /// The JSON Schema of the file, relative to the file.
  package var schema: String
  /// The area that the tests belong to; also the file's folder.
  package var area: String
  /// The version of the format.
  package var version: Int
  /// Where the vectors come from.
  package var source: VectorSource
  /// How many tests the groups hold together.
  package var numberOfTests: Int
  /// What the file holds, for a reader.
  package var header: [String]
  /// What each flag means.
  package var notes: [String: VectorNote]
  /// The tests, by what they have in common; all groups of one file have one type.
  package var groups: [Group]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case area, version, source, numberOfTests, header, notes, groups
  }
}

/// Where the vectors of a file come from, and under which terms.
package struct VectorSource: Codable, Sendable, Equatable {
  /// The publisher, or the tool that computed the answers.
  package var name: String
  /// The publisher's or the tool's version.
  package var version: String
  /// The terms of use.
  package var license: String
  /// How the vectors were obtained and checked.
  package var notes: String
}

/// What a flag means: the kind of defect it stands for, and what that defect leads to.
package struct VectorNote: Codable, Sendable, Equatable {
  /// The kind of defect, one of the words of Wycheproof's `bugType`.
  package var bugType: String
  /// What the flagged tests have in common.
  package var description: String
  /// What happens where an implementation gets them wrong.
  package var effect: String
  /// Where to read on.
  package var links: [String]
}

/// Tests of one type with what they have in common.
package struct VectorGroup<Test: Vector>: Codable, Sendable, Equatable {
  /// The name of the type of test.
  package var type: String
  /// What the tests have in common.
  package var comment: String
  /// The requirement of every test that names none itself.
  package var requirement: String?
  /// The rule that defines the messages, where the tests hold lengths only.
  package var rule: String?
  /// The tests.
  package var tests: [Test]
}

/// The discriminator of a group, read before the rest of it.
struct VectorGroupType: Codable {
  var type: String
}

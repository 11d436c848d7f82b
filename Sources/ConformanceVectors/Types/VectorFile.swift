/// A vector file, in the manner of Wycheproof: where it comes from, notes, and groups of tests.
public struct VectorFile<Group: Codable & Sendable & Equatable>: Codable, Sendable, Equatable {
  /// The JSON Schema of the file, relative to the file.
  public var schema: String
  /// The area that the tests belong to; also the file's folder.
  public var area: String
  /// The version of the format.
  public var version: Int
  /// Where the vectors come from.
  public var source: VectorSource
  /// How many tests the groups hold together.
  public var numberOfTests: Int
  /// What the file holds, for a reader.
  public var header: [String]
  /// What each flag means.
  public var notes: [String: VectorNote]
  /// The tests, by what they have in common; all groups of one file have one type.
  public var groups: [Group]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case area, version, source, numberOfTests, header, notes, groups
  }
}

/// Where the vectors of a file come from, and under which terms.
public struct VectorSource: Codable, Sendable, Equatable {
  /// The publisher, or the tool that computed the answers.
  public var name: String
  /// The publisher's or the tool's version.
  public var version: String
  /// The terms of use.
  public var license: String
  /// How the vectors were obtained and checked.
  public var notes: String
}

/// What a flag means: the kind of defect it stands for, and what that defect leads to.
public struct VectorNote: Codable, Sendable, Equatable {
  /// The kind of defect, one of the words of Wycheproof's `bugType`.
  public var bugType: String
  /// What the flagged tests have in common.
  public var description: String
  /// What happens where an implementation gets them wrong.
  public var effect: String
  /// Where to read on.
  public var links: [String]
}

/// Tests of one type with what they have in common.
public struct VectorGroup<Test: Vector>: Codable, Sendable, Equatable {
  /// The name of the type of test.
  public var type: String
  /// What the tests have in common.
  public var comment: String
  /// The requirement of every test that names none itself.
  public var requirement: String?
  /// The rule that defines the messages, where the tests hold lengths only.
  public var rule: String?
  /// The tests.
  public var tests: [Test]
}

/// The discriminator of a group, read before the rest of it.
struct VectorGroupType: Codable {
  var type: String
}

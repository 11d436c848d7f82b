/// The vectors of all areas: embedded in the suite, or read from a folder.
///
/// Each area is decoded when it is asked for, so that a worker pays only for what it judges.
package struct VectorLibrary: Sendable {
  /// The path of each file below `Vectors/`, such as `digest/text.json`, in order.
  package let paths: [String]
  private let textOfPath: @Sendable (String) -> String?
  /// Vectors that came later are left out.
  private var catalogue = Int.max

  /// The vectors that the suite was built with.
  package static let embedded: VectorLibrary = VectorLibrary(
    paths: EmbeddedVectors.paths, textOfPath: EmbeddedVectors.text)

  private init(paths: [String], textOfPath: @escaping @Sendable (String) -> String?) {
    self.paths = paths
    self.textOfPath = textOfPath
  }

  /// Makes a library of texts.
  ///
  /// - Parameter texts: The text of each file by its path, `area/name.json`; schemas are optional.
  package init(texts: [String: String]) {
    self.init(paths: texts.keys.sorted()) { texts[$0] }
  }

  /// The library without the vectors that came after a catalogue.
  package func asOf(catalogue: Int) -> VectorLibrary {
    var library = self
    library.catalogue = catalogue
    return library
  }

  /// The text of a file, or nil where none has this path.
  package func text(of path: String) -> String? { textOfPath(path) }

  /// The vectors of the area digest, by type.
  ///
  /// - Throws: `VectorProblem` where a file does not fit; the linter says more.
  package func digest() throws -> DigestVectors {
    var found = DigestVectors()
    for group in try groups(DigestGroup.self, area: "digest") {
      switch group {
      case .bytes(let group): found.bytes += known(group)
      case .monteCarlo(let group): found.monteCarlo += known(group)
      case .lengths(let group): found.lengths += known(group)
      case .text(let group): found.texts += known(group)
      case .large(let group): found.large += known(group)
      }
    }
    return found
  }

  /// The vectors of the area nonce, by type.
  ///
  /// - Throws: `VectorProblem` where a file does not fit.
  package func nonce() throws -> NonceVectors {
    var found = NonceVectors()
    for group in try groups(NonceGroup.self, area: "nonce") {
      switch group {
      case .alphabet(let group): found.alphabets += known(group)
      case .length(let group): found.lengths += known(group)
      case .source(let group): found.sources += known(group)
      }
    }
    return found
  }

  /// The groups of the area token; each says for which surroundings its tokens were made.
  ///
  /// - Throws: `VectorProblem` where a file does not fit.
  package func token() throws -> [TokenGroup] {
    try groups(TokenGroup.self, area: "token").map { group in
      var group = group
      group.tests = known(group.tests, group.requirement)
      return group
    }
  }

  /// The scenarios of the area continuation.
  ///
  /// - Throws: `VectorProblem` where a file does not fit.
  package func continuation() throws -> [ScenarioVector] { try scenarios(area: "continuation") }

  /// The scenarios of the area guard.
  ///
  /// - Throws: `VectorProblem` where a file does not fit.
  package func guardScenarios() throws -> [ScenarioVector] { try scenarios(area: "guard") }

  /// The stories of the area account.
  ///
  /// - Throws: `VectorProblem` where a file does not fit.
  package func account() throws -> [AccountVector] {
    try groups(VectorGroup<AccountVector>.self, area: "account").flatMap(known)
  }

  /// Nonce claims as people found them, with what each is.
  ///
  /// - Throws: `VectorProblem` where a file does not fit.
  package func diagnosis() throws -> [DiagnosisVector] {
    try groups(VectorGroup<DiagnosisVector>.self, area: "diagnosis").flatMap(known)
  }

  private func known<Test>(_ group: VectorGroup<Test>) -> [Test] {
    known(group.tests, group.requirement)
  }

  /// The tests of the catalogue, each with its own requirement or else that of its group.
  private func known<Test: Vector>(_ tests: [Test], _ requirement: String?) -> [Test] {
    tests.filter { $0.isKnown(to: catalogue) }.map { test in
      var test = test
      test.requirement = test.requirement ?? requirement
      return test
    }
  }

  private func scenarios(area: String) throws -> [ScenarioVector] {
    try groups(VectorGroup<ScenarioVector>.self, area: area).flatMap(known)
  }

  private func groups<Group: Codable & Sendable & Equatable>(
    _ type: Group.Type, area: String
  ) throws -> [Group] {
    try paths.filter { $0.hasPrefix("\(area)/") && $0 != Self.poolPath }
      .flatMap { try file(type, path: $0).groups }
  }

  /// One file, decoded.
  func file<Group>(_ type: Group.Type, path: String) throws -> VectorFile<Group> {
    do {
      return try decodeJSON(VectorFile<Group>.self, from: text(of: path) ?? "")
    } catch let error as DecodingError {
      throw VectorProblem(file: path, decoding: error)
    }
  }
}

/// The vectors of the area digest, by type.
package struct DigestVectors: Sendable, Equatable {
  /// Messages of bytes: all CAVP short and long messages.
  package internal(set) var bytes: [DigestBytesVector] = []
  /// The CAVP Monte Carlo chain.
  package internal(set) var monteCarlo: [DigestMonteCarloVector] = []
  /// Tables of digests by message length.
  package internal(set) var lengths: [DigestLengthsVector] = []
  /// Texts.
  package internal(set) var texts: [DigestTextVector] = []
  /// Messages larger than memory.
  package internal(set) var large: [DigestLargeVector] = []
}

/// The vectors of the area nonce, by type.
package struct NonceVectors: Sendable, Equatable {
  /// Alphabets that nonces are drawn from in the field.
  package internal(set) var alphabets: [NonceAlphabetVector] = []
  /// Lengths asked for.
  package internal(set) var lengths: [NonceLengthVector] = []
  /// Scripted byte sources.
  package internal(set) var sources: [NonceSourceVector] = []
}

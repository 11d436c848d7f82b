package import ConformanceModel
internal import PlainText

/// The mutation matrix: what the checks said of every gallery subject, beside what they must say.
package struct GalleryReport: Codable, Hashable, Sendable {
  /// The name of this format's schema.
  package static let schema = "urn:auth-conformance:schema:gallery-1"

  /// What the suite must say of a subject.
  package enum Kind: String, Codable, Sendable, CaseIterable {
    /// The copyable correct implementation.
    case reference
    /// One defect.
    case knownBad
    /// Unusual and correct.
    case legal
  }

  /// One gallery subject and what was said of it.
  package struct Entry: Codable, Hashable, Sendable {
    /// The subject's name.
    package var name: String
    /// What the suite must say of it.
    package var kind: Kind
    /// The requirements it declares to violate, in catalogue order.
    package var violates: [RequirementID]
    /// The requirements whose judgement blamed it, in catalogue order.
    package var blamed: [RequirementID]
    /// The names of the causes that it declares, in order.
    package var causes: [String]
    /// The names of the causes that the report gave, in order.
    package var named: [String]
    /// Whatever else must not happen: a suite error, a requirement left undecided.
    package var anomalies: [String]

    /// Declared, and not blamed.
    package var missed: [RequirementID] { violates.filter { !blamed.contains($0) } }
    /// Blamed, and not declared.
    package var unexpected: [RequirementID] { blamed.filter { !violates.contains($0) } }
    /// Causes declared, and not given.
    package var missedCauses: [String] { causes.filter { !named.contains($0) } }
    /// Causes given, and not declared.
    package var unexpectedCauses: [String] { named.filter { !causes.contains($0) } }
    /// Whether the suite said exactly what it must say.
    package var isAsDeclared: Bool {
      missed.isEmpty && unexpected.isEmpty && causes == named && anomalies.isEmpty
    }

    /// - Parameters:
    ///   - name: The subject's name.
    ///   - kind: What the suite must say of it.
    ///   - violates: What it declares.
    ///   - blamed: The ids of all results whose grade blames the subject, implied ones included.
    ///   - causes: The names of the causes that it declares.
    ///   - named: The names of the causes that the report gave.
    ///   - anomalies: Whatever else must not happen, one line each.
    package init(
      name: String, kind: Kind, violates: Set<RequirementID>, blamed: Set<RequirementID>,
      causes: [String] = [], named: [String] = [], anomalies: [String] = []
    ) {
      self.name = name
      self.kind = kind
      self.violates = Self.inOrder(violates)
      self.blamed = Self.inOrder(blamed)
      self.causes = Set(causes).sorted()
      self.named = Set(named).sorted()
      self.anomalies = anomalies
    }

    private static func inOrder(_ ids: Set<RequirementID>) -> [RequirementID] {
      let known = Requirement.all.map(\.id).filter(ids.contains)
      return known + ids.subtracting(known).sorted()
    }
  }

  /// How many known-bad subjects prove that a requirement's check can fail.
  package struct Proof: Codable, Hashable, Sendable {
    /// The requirement's id.
    package var id: RequirementID
    /// The known-bad subjects that declare to violate it and were blamed for it.
    package var subjects: Int
  }

  /// The schema's name; sorted first in the file.
  package var schema: String
  /// The version of the suite.
  package var suite: String
  /// True where the suite said of every subject exactly what it must say.
  package var asDeclared: Bool
  /// Every subject, in the order judged.
  package var entries: [Entry]
  /// Every requirement of the catalogue, or those that the subjects declare to violate.
  package var proofs: [Proof]

  /// - Parameters:
  ///   - entries: Every subject judged.
  ///   - isWhole: Whether these are all subjects there are, so that a requirement that none of
  ///     them proves is worth a line.
  package init(_ entries: [Entry], isWhole: Bool = true) {
    schema = Self.schema
    suite = Suite.version
    self.entries = entries
    asDeclared = entries.allSatisfy(\.isAsDeclared)
    let declared = Set(entries.flatMap(\.violates))
    let shown = Requirement.all.filter { isWhole || declared.contains($0.id) }
    proofs = shown.map { requirement in
      let subjects = entries.count {
        $0.kind == .knownBad && $0.violates.contains(requirement.id)
          && $0.blamed.contains(requirement.id)
      }
      return Proof(id: requirement.id, subjects: subjects)
    }
  }

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case suite, asDeclared, entries, proofs
  }

  /// The requirements that no subject proves.
  package var unproven: [RequirementID] { proofs.filter { $0.subjects == 0 }.map(\.id) }

  /// The subjects of which the suite said something else than it must.
  package var differences: [Entry] { entries.filter { !$0.isAsDeclared } }

  /// Writes the matrix in a format.
  ///
  /// - Parameters:
  ///   - format: Text, JSON or Markdown; a matrix has no other form and is written as text there.
  ///   - color: Whether the text has ANSI colours.
  /// - Throws: `EncodingError`, which the value's own types rule out.
  package func render(as format: ReportFormat, color: Bool = false) throws -> String {
    switch format {
    case .text, .junit, .html, .github, .badge: text(color: color)
    case .json: HostileText.json(try JSONCoding.encode(self))
    case .markdown: markdown
    }
  }

  /// `43 known-bad, 14 legal, 1 reference`.
  var counts: String {
    [(Kind.knownBad, "known-bad"), (.legal, "legal"), (.reference, "reference")]
      .map { kind, word in "\(entries.count { $0.kind == kind }) \(word)" }
      .joined(separator: ", ")
  }

  /// What the matrix comes to.
  var sentence: String {
    asDeclared
      ? "the suite says of every subject exactly what it must"
      : "\(Quantity.text(differences.count, "subject")) judged otherwise than declared"
  }
}

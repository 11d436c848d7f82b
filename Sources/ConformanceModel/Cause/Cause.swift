/// A named mistake: what failures most likely come from, with the one remedy that repairs it.
///
/// The list is closed. Several failures of one cause are one finding, shown under the requirement
/// that owns the cause. A check may say of a cause what it saw of it, by `saying(_:)`; it stays
/// the same cause.
public struct Cause: Hashable, Sendable {
  /// The permanent name, for programs.
  public let name: String
  /// The requirement that the mistake breaks first of all; `nil` for mistakes of the adapter.
  public let owner: RequirementID?
  /// What is likely wrong, in one line without a full stop.
  public private(set) var sentence: String
  /// What to do about it; `nil` where the owner's own remedy says it.
  private let ownRemedy: String?
  /// The names of mistakes that this one makes by itself, and its remedy repairs.
  package var brings: [String] {
    // A verifier that compares with a digest that is wrong is right once that is.
    owner?.areaName == "digest" ? ownBrings + [Self.ownDigestExpected.name] : ownBrings
  }
  private let ownBrings: [String]

  /// A row of the list.
  ///
  /// - Parameters:
  ///   - name: The permanent name.
  ///   - owner: The requirement under which the cause is shown.
  ///   - sentence: What is likely wrong.
  ///   - remedy: What to do, where it is more specific than the owner's remedy.
  ///   - brings: What other mistakes look like that are none of their own beside this one.
  init(
    _ name: String, _ owner: RequirementID?, _ sentence: String, remedy: String? = nil,
    brings: [Cause] = []
  ) {
    ownBrings = brings.map(\.name)
    self.name = name
    self.owner = owner
    self.sentence = sentence
    ownRemedy = remedy
  }

  /// What to do about it, in one or two sentences.
  public var remedy: String? {
    ownRemedy ?? owner.flatMap(Requirement.named)?.remedy
  }

  /// The same cause, with what was seen of it this time.
  package func saying(_ sentence: String) -> Cause {
    var cause = self
    cause.sentence = sentence
    return cause
  }

  /// Whether both are the same mistake, whatever was seen of it; of causes that this version does
  /// not know, whether both say the same.
  package func isSame(as other: Cause) -> Bool {
    name == other.name && (name != Self.foreignName || sentence == other.sentence)
  }

  private static let foreignName = "foreign"
}

extension Cause {
  /// Every cause that this version of the suite can name.
  package static let all: [Cause] =
    suiteCauses + crashCauses + nonceCauses + charsetCauses + digestCauses + tokenCauses
    + signInCauses + accountCauses

  private static let byName: [String: Cause] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The requirements under which mistakes are shown that bring this one with them.
  package var broughtUnder: Set<RequirementID> {
    Set(Self.all.filter { $0.brings.contains(name) }.compactMap(\.owner))
  }

  /// Finds a cause by its name.
  package static func named(_ name: String) -> Cause? { byName[name] }

  /// What a report of another version calls the cause of a failure.
  package static func foreign(_ sentence: String) -> Cause { Cause(foreignName, nil, sentence) }
}

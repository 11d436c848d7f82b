/// A failure that is known, with the reason why it may stand for now.
public struct KnownFailure: Codable, Hashable, Sendable {
  /// The requirements, a pattern with `*` and `?`. Each of them that applies must fail.
  public var id: String
  /// How they fail.
  public var grade: Grade
  /// The name of the cause that the report gives (`evidence.cause`); `nil` for any.
  public var cause: String?
  /// A part of an observation or of the likely cause; `nil` for any.
  public var message: String?
  /// Where the failure is being worked on.
  public var issue: String?
  /// The last day on which the failure is expected; `nil` for no end.
  public var expires: CalendarDay?
  /// Why the failure may stand, as a sentence.
  public var why: String

  /// - Parameters:
  ///   - id: Requirement or pattern.
  ///   - grade: One of ``Grade/expectable``.
  ///   - cause: The name of the cause, `nil` for any.
  ///   - message: A part of the evidence, `nil` for any.
  ///   - issue: Where the failure is being worked on.
  ///   - expires: The last day.
  ///   - why: Why the failure may stand.
  public init(
    id: String, grade: Grade, cause: String? = nil, message: String? = nil, issue: String? = nil,
    expires: CalendarDay? = nil, why: String
  ) {
    self.id = id
    self.grade = grade
    self.cause = cause
    self.message = message
    self.issue = issue
    self.expires = expires
    self.why = why
  }
}

/// What became of an expectation at one result.
public struct ExpectationNote: Codable, Hashable, Sendable {
  /// Whether the result is what was expected.
  public enum Status: String, Codable, Sendable, CaseIterable {
    /// The failure is the expected one.
    case met
    /// The requirement holds.
    case passed
    /// The failure has another grade, cause or message than the expected one.
    case different
    /// The failure is the expected one, and the last day for it is over.
    case expired
    /// Nothing was judged that the expectation could be about.
    case stale
  }

  /// Whether the result is what was expected.
  public var status: Status
  /// The expectation.
  public var entry: KnownFailure
  /// What the check said, before the expectation was looked at.
  public var judged: Grade
  /// How the result differs from the expectation; `nil` where it is met.
  public var difference: String?

  package init(status: Status, entry: KnownFailure, judged: Grade, difference: String? = nil) {
    self.status = status
    self.entry = entry
    self.judged = judged
    self.difference = difference
  }
}

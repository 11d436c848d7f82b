extension Cause {
  /// All stray output comes from the same mistake, whichever answer it gets mixed with.
  package static let strayOutput = Cause(
    "stray-output", nil, "something is printed to standard output, which is for messages only",
    remedy: "Print to standard error instead. `auth-conformance smoke -- COMMAND` goes through the "
      + "messages one by one.")
  /// Whatever answers are malformed, one list of them tells all that has to be changed.
  package static let malformedAnswer = Cause(
    "malformed-answer", nil, "an answer of the adapter is not what the protocol asks for",
    remedy: "Answer as the protocol says. `auth-conformance smoke -- COMMAND` goes through the "
      + "messages one by one, and shows what would be right.")
  /// What a requirement was left out for.
  package static let hangs = Cause(
    "hangs", nil, "the subject has stopped answering in this area",
    remedy: "Repair the hangs first.")
  /// A replay that takes another way than the recorded case.
  package static let changedSince = Cause(
    "changed-since", nil, "the subject, its contract or its build has changed since",
    remedy: "Run the check again without '--replay'.")

  /// An operation that throws where the contract promises an answer.
  package static let threwInstead = Cause(
    "threw-instead", nil, "the adapter throws where its contract promises an answer",
    remedy: "Return what the contract promises, or declare in the contract what is missing; the "
      + "error says what failed.")

  static let suiteCauses: [Cause] = [
    strayOutput, malformedAnswer, hangs, changedSince, threwInstead,
  ]
}

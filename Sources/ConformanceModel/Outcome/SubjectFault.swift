/// Why an operation on a subject in another process came to no answer.
package enum SubjectFault: Error, Hashable, Sendable {
  /// The process ended: by a signal, a trap or an exit of its own.
  case ended(String)
  /// No answer came within the time limit.
  case hung(String)
  /// The answer is not what the protocol asks for; the adapter is at fault.
  case malformedAnswer(String)
  /// Something else than a message stands where messages belong.
  case strayOutput(String)

  /// The grade of a check that met the fault.
  package var grade: Grade {
    switch self {
    case .ended: .crash
    case .hung: .hang
    case .malformedAnswer, .strayOutput: .suiteError
    }
  }

  /// What happened, as a sentence.
  package var sentence: String {
    switch self {
    case .ended(let sentence), .hung(let sentence), .malformedAnswer(let sentence),
      .strayOutput(let sentence):
      sentence
    }
  }

  /// What happened, with its cause and what to do where the fault alone tells them.
  package var evidence: Evidence {
    let cause: Cause? =
      switch self {
      case .strayOutput: .strayOutput
      case .malformedAnswer: .malformedAnswer
      case .ended, .hung: nil
      }
    return Evidence(observed: [sentence], cause: cause)
  }
}

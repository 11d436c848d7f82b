// What a process most often dies of. Which requirement that breaks, the crashed check says.
extension Cause {
  package static let indexUnchecked = Cause(
    "index-unchecked", nil, "an index is used without a look at the count")
  package static let nilUnwrapped = Cause("nil-unwrapped", nil, "a nil is force-unwrapped")
  package static let exceptionUncaught = Cause(
    "exception-uncaught", nil, "an exception nobody catches")

  static let crashCauses: [Cause] = [indexUnchecked, nilUnwrapped, exceptionUncaught]
}

// What a process most often dies of. Which requirement that breaks, the crashed check says.
extension Cause {
  package static let indexUnchecked = Cause(
    "index-unchecked", nil, "an index is used without a check against the count",
    remedy: "Check the count before using the index, and refuse what is too short.")
  package static let nilUnwrapped = Cause(
    "nil-unwrapped", nil, "nil is force-unwrapped",
    remedy: "Look whether it is there, and answer with an error where it is not; but go on without "
      + "a name or an e-mail, which only the first sign-in brings.")
  package static let unownedGone = Cause(
    "unowned-gone", nil, "an unowned reference is used after its object is gone",
    remedy: "Make the reference weak, and end timers and observations with the attempt.")
  package static let exceptionUncaught = Cause(
    "exception-uncaught", nil, "an exception is thrown that nobody catches",
    remedy: "Catch that exception, and no wider, at the call that throws it: answer with a "
      + "rejection where a token is judged, else with an error. Where the adapter threw it while "
      + "reading its own input, repair the adapter instead.")
  package static let typeUnchecked = Cause(
    "type-unchecked", nil,
    "a value of another type than expected, or one that is absent, is used as if it were right",
    remedy: "Before a value from outside is used, look at what it is and whether it is there "
      + "(`isinstance(x, str)`, `typeof x === 'string'`); where it is not what you need, reject the "
      + "token or refuse the call. Where it is the adapter's own input, repair the adapter.")
  package static let timingSafeThrows = Cause(
    "timing-safe-throws", nil,
    "a comparison in constant time throws where the texts do not suit it",
    remedy: "Give `hmac.compare_digest` bytes, for of texts it takes ASCII alone: by "
      + "`x.encode(\"utf-8\", \"surrogatepass\")`, which no text makes throw. Before "
      + "`crypto.timingSafeEqual` compare the lengths: it takes buffers of one length only.")
  package static let programBroken = Cause(
    "program-broken", nil,
    "the program ends at a line that is wrong whatever it is given: a name that is not there, "
      + "or a call that does not fit its function",
    remedy: "Define or import the name, or call the function as it is declared.")
  package static let notAwaited = Cause(
    "not-awaited", nil,
    "what answers later is not awaited: a promise or a coroutine counts as true before its verdict "
      + "is known",
    remedy: "Await it inside the adapter's `try`: `await verify(…)`, or `asyncio.run(verify(…))`.",
    brings: [exceptionUncaught, typeUnchecked])
  package static let fatalError = Cause(
    "fatal-error", nil, "the code ends the process itself: 'fatalError' or a precondition",
    remedy: "Do not end the process: answer a caller who waits with an error, and pass over what "
      + "comes when nobody waits. What comes from outside, and when, is not in the app's hands.")
  package static let trapWithoutWords = Cause(
    "trap-without-words", nil,
    "a trap that an optimised build does not explain: a precondition, an overflow, a cast, or "
      + "'sync' on a queue from itself",
    remedy: "Build the subject for debugging and run it again: most traps then say what they are.")
  package static let numberConverted = Cause(
    "number-converted", nil,
    "a number from outside is converted by 'Int(…)', which traps where it does not fit",
    remedy:
      "Convert by 'Int(exactly:)' and refuse what does not fit, or compare as the number that "
      + "was read.")
  package static let deadlock = Cause(
    "deadlock", nil,
    "a deadlock: a lock is taken again by its holder, or a thread waits for what only it can do",
    remedy: "Call completions and `performRequests` outside the lock, and never wait on the main "
      + "thread for a callback.")
  package static let pollsForEver = Cause(
    "polls-for-ever", nil, "a loop polls for something that never comes",
    remedy: "Wait for the callback itself, by a continuation or a stream; let callers that join "
      + "wait for the first one's task.")
  package static let isolationTrap = Cause(
    "isolation-trap", .continuationMainThread,
    "code of the main actor was called on another thread",
    remedy: "Get to the main actor by 'await' or 'Task { @MainActor in … }' where nothing promises "
      + "it. Callbacks come there unless the contract says 'callbacks: .anyThread'; 'signIn() async' "
      + "is called from any task.")

  static let crashCauses: [Cause] = [
    indexUnchecked, nilUnwrapped, unownedGone, exceptionUncaught, typeUnchecked,
    timingSafeThrows, programBroken, notAwaited, isolationTrap,
    numberConverted, fatalError, trapWithoutWords, deadlock, pollsForEver,
  ]
}

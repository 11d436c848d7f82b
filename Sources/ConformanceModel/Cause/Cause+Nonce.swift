extension Cause {
  package static let loopOffByOne = Cause(
    "loop-off-by-one", .nonceLengthExact, "the loop runs one time too few or too many",
    remedy: "Loop over `0..<length`, or while `result.count < length`.",
    brings: [otherDefaultLength])
  package static let batchAppended = Cause(
    "batch-appended", .nonceLengthExact,
    "the loop over a batch of bytes tests only the outer counter, and appends the rest of the "
      + "batch as well")
  package static let lengthIgnored = Cause(
    "length-ignored", .nonceLengthExact, "the length asked for is ignored",
    remedy: "Draw as many letters as the caller asks for, not a constant number.")
  package static let lettersDropped = Cause(
    "letters-dropped", .nonceLengthExact,
    "letters are rejected, escaped or dropped and not replaced",
    remedy: "Loop until the nonce has its length, and draw another letter for each one that is "
      + "dropped.")
  package static let otherDefaultLength = Cause(
    "other-default-length", .nonceLengthDefault,
    "the implementation's default length is not the declared one")
  package static let contractShape = Cause(
    "contract-shape", .nonceLengthDefault,
    "the nonces are encoded bytes, but the contract declares free letters",
    remedy: "Declare the shape in the contract: encoded bytes have a fixed length, and only some "
      + "letters can come last.")
  package static let emptyNonce = Cause(
    "empty-nonce", .nonceLengthInvalid,
    "for a length below 1 the loop never runs, and the empty string is returned")
  package static let lengthReplaced = Cause(
    "length-replaced", .nonceLengthInvalid,
    "an invalid length is silently replaced by a default")
  package static let unusableAlphabet = Cause(
    "unusable-alphabet", .nonceAlphabetMember,
    "the alphabet is mistyped in the contract, or holds what JSON and URLs escape",
    remedy: "Declare printable ASCII letters that neither JSON nor URLs escape, and draw from "
      + "them.")
  package static let otherAlphabet = Cause(
    "other-alphabet", .nonceAlphabetMember,
    "the implementation draws letters that the contract does not declare",
    remedy: "Draw from the declared letters in the declared shape, or declare those in use.")
  package static let constantNonce = Cause(
    "constant-nonce", .nonceUnique,
    "the nonce is made once and kept: a constant, or a stored property of the object",
    remedy: "Draw the nonce in the function that returns it, not in a constant or a stored "
      + "property.",
    brings: [fewLetters])
  package static let nonceOfClock = Cause(
    "nonce-of-clock", .nonceUnique,
    "the nonce follows from the clock alone, so all who draw at one time get the same",
    remedy: "Draw every nonce from the system's random bytes, and never seed a generator with a "
      + "clock.",
    brings: [constantNonce, fewLetters])
  package static let nonceHandedOutAgain = Cause(
    "nonce-handed-out-again", .nonceUnique,
    "a nonce is kept and handed out again, or the generator is seeded afresh too often",
    remedy: "Keep no nonce once it is handed out, and draw from the system's generator, which "
      + "takes no seed.")
  package static let nonceOncePerObject = Cause(
    "nonce-once-per-object", .nonceUniqueAttempts,
    "the nonce is made once per object, or kept from one attempt to the next")
  package static let nonceOncePerProcess = Cause(
    "nonce-once-per-process", .nonceUniqueAttempts, "the nonce is made once per process",
    remedy: "Make the nonce inside the attempt, not in a `static` or global constant.",
    brings: [nonceOncePerObject])
  package static let sameSeed = Cause(
    "same-seed", .nonceUniqueProcesses,
    "the generator's seed or state is the same in every process", brings: [stateForked])
  package static let unlockedGenerator = Cause(
    "unlocked-generator", .nonceUniqueThreads,
    "the generator's state is shared without a lock, so two callers get the same bytes",
    remedy: "Guard the generator's state with a lock, or ask the operating system for the bytes of "
      + "every nonce.")
  package static let shortNonce = Cause("short-nonce", .nonceStrength, "the nonce is too short")
  package static let smallAlphabet = Cause(
    "small-alphabet", .nonceStrength, "the alphabet is too small for this length")
  package static let sourceStatusIgnored = Cause(
    "source-status-ignored", .nonceSourceFailure,
    "the status is ignored: bytes that never came are zeros in the buffer")
  package static let fallbackGenerator = Cause(
    "fallback-generator", .nonceSourceFailure,
    "where the byte source fails, another generator takes its place, and nobody notices",
    remedy: "Delete the fallback, and throw (or abort) where the byte source fails.")
  package static let endlessRetry = Cause(
    "endless-retry", .nonceSourceFailure, "the failing call is repeated in a loop without a limit",
    remedy: "Throw after the first failure, or after a fixed number of tries.")
  package static let nonceLogged = Cause(
    "nonce-logged", .nonceSecrecy,
    "a print or log statement is left where a nonce is drawn, hashed or sent",
    remedy: "Delete the print or log statement, for debug builds as well.")
  package static let tokenLogged = Cause(
    "token-logged", .nonceSecrecy,
    "a print or log statement shows an identity token or an authorization code",
    remedy: "Log that a token came, and at most its length: whoever reads the log could use the "
      + "token.")
  package static let secretInText = Cause(
    "secret-in-text", .nonceSecrecy,
    "an error or another text that is handed out holds a nonce, a token or a code",
    remedy: "Say what is wrong and leave the secret out: errors are shown, logged and reported.")
  package static let lettersRepeated = Cause(
    "letters-repeated", .nonceNoOverlap,
    "a shorter random text is repeated or copied until the nonce has its length",
    remedy: "Draw as many letters as the nonce has, and repeat none of them to fill it.")
  package static let bytesUsedTwice = Cause(
    "bytes-used-twice", .nonceNoOverlap,
    "random bytes of an earlier nonce are used again: the buffer is read from its start once more, "
      + "or used bytes stay in it",
    remedy: "Remove each byte from the buffer when it is used, or fill the buffer anew for every "
      + "nonce.")
  package static let refillUnchecked = Cause(
    "refill-unchecked", .nonceRefillFailure,
    "only the first read is checked: where a later one fails, zeros or old bytes are used")
  package static let partialNonce = Cause(
    "partial-nonce", .nonceRefillFailure,
    "where a later read fails, the loop ends and returns the letters drawn so far",
    remedy: "Throw where a later read fails, and return no nonce.")
  package static let guessableSeed = Cause(
    "guessable-seed", .nonceKnownGenerator,
    "nonces come from a generator that repeats itself from a seed that can be guessed",
    brings: [stateForked])
  package static let stateRecovered = Cause(
    "state-recovered", .nonceKnownGenerator,
    "nonces come from a generator whose state follows from what it has drawn",
    remedy: "Draw from the system's generator: in Node each letter by "
      + "`crypto.randomInt(alphabet.length)`, in a browser bytes by `crypto.getRandomValues`.",
    brings: [stateForked])
  package static let stateForked = Cause(
    "state-forked", .nonceFork,
    "a generator's state, or random bytes kept ahead, are copied into the child")

  package static let generatorShared = Cause(
    "generator-shared", .nonceThreads,
    "two threads take the same bytes of a buffer, or the same state of a generator")
  package static let generatorUnordered = Cause(
    "generator-unordered", .nonceRaceFree,
    "two threads use the generator's state without a lock between them")

  static let nonceCauses: [Cause] = [
    generatorShared, generatorUnordered,
    loopOffByOne, batchAppended, lengthIgnored, lettersDropped, otherDefaultLength, contractShape,
    emptyNonce,
    lengthReplaced, unusableAlphabet, otherAlphabet, constantNonce, nonceOfClock,
    nonceHandedOutAgain,
    nonceOncePerObject, nonceOncePerProcess, sameSeed, unlockedGenerator, shortNonce,
    smallAlphabet, sourceStatusIgnored, fallbackGenerator, endlessRetry, nonceLogged,
    tokenLogged, secretInText,
    lettersRepeated, bytesUsedTwice, refillUnchecked, partialNonce, guessableSeed,
    stateRecovered, stateForked,
  ]
}

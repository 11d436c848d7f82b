extension Cause {
  package static let loopOffByOne = Cause(
    "loop-off-by-one", .nonceLengthExact,
    "a loop that runs from 1, or up to and without the last letter")
  package static let batchAppended = Cause(
    "batch-appended", .nonceLengthExact,
    "a loop over a batch of bytes that tests the outer counter only, and so appends the rest of "
      + "the batch as well")
  package static let lengthIgnored = Cause(
    "length-ignored", .nonceLengthExact, "the length asked for is ignored")
  package static let lettersDropped = Cause(
    "letters-dropped", .nonceLengthExact,
    "letters are rejected, escaped or dropped without being replaced")
  package static let otherDefaultLength = Cause(
    "other-default-length", .nonceLengthDefault,
    "the implementation's default length is not the declared one")
  package static let contractShape = Cause(
    "contract-shape", .nonceLengthDefault,
    "the nonces are bytes that were encoded, and the contract declares free letters",
    remedy:
      "Declare the shape in the contract: encoded bytes have one length, and their last letter "
      + "may be one of few.")
  package static let emptyNonce = Cause(
    "empty-nonce", .nonceLengthInvalid,
    "the loop never runs and the empty string is returned; an empty nonce compares equal to an "
      + "absent one")
  package static let lengthReplaced = Cause(
    "length-replaced", .nonceLengthInvalid,
    "an invalid length is silently replaced by a default")
  package static let unusableAlphabet = Cause(
    "unusable-alphabet", .nonceAlphabetMember,
    "the alphabet is mistyped in the contract, or holds what JSON and URLs escape")
  package static let otherAlphabet = Cause(
    "other-alphabet", .nonceAlphabetMember,
    "the implementation's alphabet is larger than the declared one, or another")
  package static let constantNonce = Cause(
    "constant-nonce", .nonceUnique,
    "the nonce is made once and kept: a constant, or a stored property of the object",
    brings: [fewLetters])
  package static let nonceOfClock = Cause(
    "nonce-of-clock", .nonceUnique,
    "the nonce follows from the clock alone: whoever draws at the same time gets the same",
    remedy: "Draw every nonce from the system's random bytes; no clock is a seed.")
  package static let nonceHandedOutAgain = Cause(
    "nonce-handed-out-again", .nonceUnique,
    "a nonce is kept and handed out again, or the generator is seeded afresh too often")
  package static let nonceOncePerObject = Cause(
    "nonce-once-per-object", .nonceUniqueAttempts,
    "the nonce is made once per object, or kept from one attempt to the next")
  package static let nonceOncePerProcess = Cause(
    "nonce-once-per-process", .nonceUniqueAttempts, "the nonce is made once per process")
  package static let sameSeed = Cause(
    "same-seed", .nonceUniqueProcesses,
    "the generator's seed or state is the same in every process", brings: [stateForked])
  package static let unlockedGenerator = Cause(
    "unlocked-generator", .nonceUniqueThreads,
    "the generator's state is shared without a lock, so that two callers are handed the same "
      + "bytes; if nonces drawn one after another repeat too, see nonce.unique")
  package static let shortNonce = Cause("short-nonce", .nonceStrength, "the nonce is too short")
  package static let smallAlphabet = Cause(
    "small-alphabet", .nonceStrength, "the alphabet is too small for this length")
  package static let sourceStatusIgnored = Cause(
    "source-status-ignored", .nonceSourceFailure,
    "the status is ignored: bytes that never came are zeros in the buffer")
  package static let fallbackGenerator = Cause(
    "fallback-generator", .nonceSourceFailure,
    "falls back to another generator, so that the failure is never noticed")
  package static let endlessRetry = Cause(
    "endless-retry", .nonceSourceFailure,
    "the failing call is repeated in a loop without a limit")
  package static let nonceLogged = Cause(
    "nonce-logged", .nonceSecrecy,
    "a print or log statement left where a nonce is drawn, hashed or sent")
  package static let tokenLogged = Cause(
    "token-logged", .nonceSecrecy,
    "a print or log statement shows an identity token or an authorization code",
    remedy: "Log that a token came, and at most its length: whoever reads it can use it.")
  package static let secretInText = Cause(
    "secret-in-text", .nonceSecrecy,
    "an error or another text that is handed out holds a nonce, a token or a code",
    remedy: "Say what is wrong with it, and leave it out: errors are shown, logged and reported.")
  package static let lettersRepeated = Cause(
    "letters-repeated", .nonceNoOverlap,
    "a shorter random text is repeated or copied until the nonce has its length")
  package static let bytesUsedTwice = Cause(
    "bytes-used-twice", .nonceNoOverlap,
    "random bytes that stood in an earlier nonce are used again: a buffer that is read from the "
      + "start once more, or what was left of it is kept for the next nonce")
  package static let refillUnchecked = Cause(
    "refill-unchecked", .nonceRefillFailure,
    "only the first read is checked: where a later one fails, zeros or old bytes are used")
  package static let partialNonce = Cause(
    "partial-nonce", .nonceRefillFailure,
    "where a later read fails, the loop ends, and the letters drawn so far are the nonce")
  package static let guessableSeed = Cause(
    "guessable-seed", .nonceKnownGenerator,
    "nonces come from a generator that repeats itself from a seed that can be guessed",
    brings: [stateForked])
  package static let stateForked = Cause(
    "state-forked", .nonceFork,
    "a generator's state, or random bytes kept ahead, are copied into the child")

  package static let generatorShared = Cause(
    "generator-shared", .nonceThreads,
    "two threads take the same bytes of a buffer, or the same state of a generator")
  package static let generatorUnordered = Cause(
    "generator-unordered", .nonceRaceFree,
    "the generator's state is used by two threads without an order")

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
    stateForked,
  ]
}

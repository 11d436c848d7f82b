import ConformanceModel
import Testing

@testable import ConformanceChecks

@Suite struct NonceCheckTests {
  @Test func `every letter too few is counted by length`() async {
    let outcome = await judgeValues(.nonceLengthExact, SeededSubject.short)
    #expect(
      outcome.allLines == """
        fail 1728: 64 nonces of each of 27 lengths, 1 to 256
        observed: not every nonce has the length that was asked for
        drawn: asked for 1 letter, received 0 (wrong in 64 of 64 draws)
        drawn: asked for 2 letters, received 1 (wrong in 64 of 64 draws)
        drawn: asked for 3 letters, received 2 (wrong in 64 of 64 draws)
        drawn: asked for 7 letters, received 6 (wrong in 64 of 64 draws)
        drawn: … and 23 more lengths
        likely: the loop runs one time too few or too many
        """)
  }

  @Test func `exact lengths pass`() async {
    let outcome = await judgeValues(.nonceLengthExact, SeededSubject.good)
    #expect(
      outcome.allLines == """
        pass 1728: 64 nonces of each of 27 lengths, 1 to 256
        """)
  }

  @Test func `another default length is named`() async {
    let outcome = await judgeValues(.nonceLengthDefault, SeededSubject.short)
    #expect(
      outcome.allLines == """
        fail 4096: 4,096 nonces with no length given, 32 letters declared
        observed: nonces drawn with no length given have not the declared default length
        drawn: declared 32 letters, received 31 (wrong in 4,096 of 4,096 draws)
        likely: the loop runs one time too few or too many
        """)
  }

  @Test func `the declared default length passes`() async {
    let outcome = await judgeValues(.nonceLengthDefault, SeededSubject.good)
    #expect(
      outcome.allLines == """
        pass 4096: 4,096 nonces with no length given, 32 letters declared
        """)
  }

  @Test func `an empty nonce for length 0 fails`() async {
    let outcome = await judgeValues(.nonceLengthInvalid, SeededSubject.lenient)
    #expect(
      outcome.allLines == """
        fail 1: lengths 0 and -1; an error and a trap are both a refusal
        observed: length 0 was answered with a string of 0 letters
        likely: for a length below 1 the loop never runs, and the empty string is returned
        """)
  }

  @Test func `an error for length 0 and below passes`() async {
    let outcome = await judgeValues(.nonceLengthInvalid, SeededSubject.refusing)
    #expect(
      outcome.allLines == """
        pass 2: lengths 0 and -1; an error and a trap are both a refusal
        """)
  }

  @Test func `an undeclared letter is named with its place`() async {
    let outcome = await judgeValues(.nonceAlphabetMember, SeededSubject.tilde)
    #expect(
      outcome.allLines == """
        fail 4096: the declared alphabet, and all 131,072 letters of 4,096 nonces
        observed: nonces hold letters that are not declared
        drawn: ~ where it is not declared: 2,002 of 131,072 letters, first in nonce 7 at \
        position 9
        likely: the implementation draws letters that the contract does not declare
        """)
  }

  @Test func `declared letters pass`() async {
    let outcome = await judgeValues(.nonceAlphabetMember, SeededSubject.good)
    #expect(
      outcome.allLines == """
        pass 4096: the declared alphabet, and all 131,072 letters of 4,096 nonces
        """)
  }

  @Test func `a quote in the declared alphabet fails`() async {
    let outcome = await judgeValues(.nonceAlphabetMember, SeededSubject.quoted)
    #expect(
      outcome.allLines == """
        fail 4096: the declared alphabet, and all 262,144 letters of 4,096 nonces
        observed: the declared alphabet holds ", which is not printable ASCII, or is a space, a \
        quote or a backslash
        likely: the alphabet is mistyped in the contract, or holds what JSON and URLs escape
        """)
  }

  @Test func `a constant nonce repeats`() async {
    let outcome = await judgeValues(.nonceUnique, SeededSubject.constant)
    #expect(
      outcome.allLines == """
        fail 4096: 4,096 nonces compared with one another; an honest repeat has a chance below \
        2^-168; 2^20 seeds or fewer, a new one for each nonce, would be seen (power 0.9996)
        observed: nonces drawn one after another repeat
        drawn: 4,095 of 4,096 nonces had come before; all are the same
        likely: the nonce is made once and kept: a constant, or a stored property of the object
        """)
  }

  @Test func `different nonces pass`() async {
    let outcome = await judgeValues(.nonceUnique, SeededSubject.good)
    #expect(
      outcome.allLines == """
        pass 4096: 4,096 nonces compared with one another; an honest repeat has a chance below \
        2^-168; 2^20 seeds or fewer, a new one for each nonce, would be seen (power 0.9996)
        """)
  }

  @Test func `a constant nonce repeats among tasks`() async {
    let outcome = await judgeValues(.nonceUniqueThreads, SeededSubject.constant)
    #expect(
      outcome.allLines == """
        fail 4096: 8 tasks at once; 4,096 nonces compared with one another; an honest repeat \
        has a chance below 2^-168; 2^20 seeds or fewer, a new one for each nonce, would be seen \
        (power 0.9996)
        observed: nonces drawn by 8 tasks at once repeat
        drawn: 4,095 of 4,096 nonces had come before; all are the same
        likely: the nonce is made once and kept: a constant, or a stored property of the object
        """)
  }

  @Test func `different nonces of concurrent tasks pass`() async {
    let outcome = await judgeValues(.nonceUniqueThreads, SeededSubject.good)
    #expect(
      outcome.allLines == """
        pass 4096: 8 tasks at once; 4,096 nonces compared with one another; an honest repeat \
        has a chance below 2^-168; 2^20 seeds or fewer, a new one for each nonce, would be seen \
        (power 0.9996)
        """)
  }

  @Test func `a seed shared by processes started together is named`() async {
    let outcome = await judgeValues(
      .nonceUniqueProcesses, SeededSubject.good,
      fleet: ScriptedFleet(processes: [
        ["a", "b"], ["c", "d"], ["a", "b"], ["e", "f"], ["g", "h"], ["i", "j"],
      ]))
    #expect(
      outcome.allLines == """
        fail 12: 2 nonces of each of 4 processes started together and 2 one after another; 5 \
        states or fewer that a process can start in are certain to be seen, 12 with a chance of \
        0.7771, many only by nonce.known-generator
        observed: two processes drew the same nonces
        drawn: processes 1 and 3 share 2 of 2 nonces, in the same order
        likely: the generator is seeded with a constant, or with a clock, which shows the same time \
        to processes started together
        """)
  }

  @Test func `processes without a common nonce pass`() async {
    let outcome = await judgeValues(
      .nonceUniqueProcesses, SeededSubject.good,
      fleet: ScriptedFleet(processes: [["a"], ["b"], ["c"], ["d"], ["e"], ["f"]]))
    #expect(
      outcome.allLines == """
        pass 6: 1 nonce of each of 4 processes started together and 2 one after another; 5 \
        states or fewer that a process can start in are certain to be seen, 12 with a chance of \
        0.7771, many only by nonce.known-generator
        """)
  }

  @Test func `without processes of its own the check does not apply`() async {
    let outcome = await judgeValues(.nonceUniqueProcesses, SeededSubject.good)
    #expect(
      outcome.allLines == """
        notApplicable 0: needs processes of its own, and there are none here
        """)
  }

  @Test func `48 bits are too few`() async {
    let outcome = await judgeValues(.nonceStrength, SeededSubject.weak)
    #expect(
      outcome.allLines == """
        fail 1: log2 of the number of nonces that the contract allows: 8 letters of 65
        observed: 8 letters of 65: 48.1 bits, at least 120 are needed
        likely: the nonce is too short
        remedy: Use at least 20 letters of this alphabet.
        """)
  }

  @Test func `192 bits are enough`() async {
    let outcome = await judgeValues(.nonceStrength, SeededSubject.good)
    #expect(
      outcome.allLines == """
        pass 1: log2 of the number of nonces that the contract allows: 32 letters of 65, 192.7 \
        bits
        """)
  }

  @Test func `an ignored status is named by its zeros`() async {
    let outcome = await judgeValues(.nonceSourceFailure, SeededSubject.ignoresStatus)
    #expect(
      outcome.allLines == """
        fail 1: 7 failing sources: failures and reads of zero bytes, at once and after 1 and 8 \
        bytes; reads of one byte; an error and an abort are both right
        observed: a source that fails at once: answered with a nonce of 32 letters
        likely: the status is ignored, and the buffer's zeros become a nonce of '0' only
        """)
  }

  @Test func `an error at every failure passes`() async {
    let outcome = await judgeValues(.nonceSourceFailure, SeededSubject.good)
    #expect(
      outcome.allLines == """
        pass 7: 7 failing sources: failures and reads of zero bytes, at once and after 1 and 8 \
        bytes; reads of one byte; an error and an abort are both right
        """)
  }

  private static let secrets =
    "as it is, in hexadecimal, in base64, in base64url, percent-encoded; "
    + "other encodings, files and system logs are not looked at"

  @Test(arguments: [
    ("drew nonce-two\n", "as it is"), ("drew bm9uY2UtdHdv\n", "in base64"),
    ("drew {bm9uY2UtdHdvIn0\n", "in base64"), ("drew 6E6F6E63652D74776F\n", "in hexadecimal"),
    ("drew %6e%6f%6e%63%65%2d%74%77%6f\n", "percent-encoded"),
    ("drew a.bXktbm9uY2UtdHdv.b\n", "in base64"),
  ])
  func `a printed nonce is found in every form and not repeated`(
    output: String, form: String
  ) async {
    let outcome = await judgeValues(
      .nonceSecrecy, SeededSubject.good,
      fleet: ScriptedFleet(processes: [["nonce-one", "nonce-two"]], output: output))
    #expect(
      outcome.allLines == """
        fail 3: 3 raw nonces looked for in \(output.utf8.count) bytes of output and 0 texts handed \
        out while drawing and hashing: \(Self.secrets)
        observed: raw nonces stand in the output while drawing and hashing, \(form)
        drawn: 1 raw nonce while drawing and hashing
        likely: a print or log statement is left where a nonce is drawn, hashed or sent
        """)
  }

  /// What Swift 6.3 prints where a continuation is resumed again.
  private static let lastWords =
    "_Concurrency/CheckedContinuation.swift:169: Fatal error: SWIFT TASK CONTINUATION MISUSE: "
    + "signIn() tried to resume its continuation more than once, returning Outcome(\n"
    + "nonce: nonce-two)!\n\nCurrent stack trace:\n"

  @Test func `what the runtime shows of a second resume is no output of the subject's`() async {
    let outcome = await judgeValues(
      .nonceSecrecy, SeededSubject.good,
      fleet: ScriptedFleet(processes: [["nonce-one", "nonce-two"]], output: Self.lastWords))
    #expect(
      outcome.allLines == """
        pass 3: 3 raw nonces looked for in 120 bytes of output and 0 texts handed out while \
        drawing and hashing: \(Self.secrets); the value in the runtime's message of a second \
        resume is that mistake's
        """)
  }

  @Test(arguments: ["drew nonce-two\n" + lastWords, lastWords + "drew nonce-two\n"])
  func `a print beside a second resume is found`(output: String) async {
    let outcome = await judgeValues(
      .nonceSecrecy, SeededSubject.good,
      fleet: ScriptedFleet(processes: [["nonce-one", "nonce-two"]], output: output))
    #expect(outcome.grade == .fail)
    #expect(outcome.evidence?.drawn == ["1 raw nonce while drawing and hashing"])
    #expect(outcome.evidence?.cause == .nonceLogged)
  }

  @Test func `output without nonces passes`() async {
    let outcome = await judgeValues(
      .nonceSecrecy, SeededSubject.good,
      fleet: ScriptedFleet(
        processes: [["nonce-one", "nonce-two"]], output: "nonce-on, 9 letters\n"))
    #expect(
      outcome.allLines == """
        pass 3: 3 raw nonces looked for in 20 bytes of output and 0 texts handed out while \
        drawing and hashing: \(Self.secrets)
        """)
  }
}

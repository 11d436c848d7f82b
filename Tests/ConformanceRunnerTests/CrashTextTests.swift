import ConformanceModel
import ScheduleExplorer
import Testing

@testable import ConformanceRunner

/// What a dead process's error output gives away.
@Suite struct CrashTextTests {
  private static let assumption =
    "App/SignIn.swift:163: Fatal error: Incorrect actor executor assumption; Expected same executor "
    + "as MainActor."

  @Test func `a trap of isolation names who called, where that is known`() {
    let note = "\(ControlledProcess.isolationNote) the success callback of request 1"
    let known = CrashText.cause(of: Array("\(note)\n\(Self.assumption)\n".utf8))
    #expect(known?.isSame(as: .isolationTrap) == true)
    #expect(
      known?.sentence
        == "code of the main actor was called on another thread: the success callback of request 1")
    #expect(CrashText.cause(of: Array(Self.assumption.utf8)) == .isolationTrap)
    #expect(
      CrashText.tellingLines(of: Array("hello\n\(note)\n\(Self.assumption)\n".utf8))
        == [note, Self.assumption])
  }

  @Test func `one continuation leaked and another resumed twice: the newcomer took a place`() {
    let leaked =
      "SWIFT TASK CONTINUATION MISUSE: signIn() leaked its continuation without resuming it."
    let twice =
      "Fatal error: SWIFT TASK CONTINUATION MISUSE: signIn() tried to resume its "
      + "continuation more than once, returning x!"
    #expect(CrashText.cause(of: Array(twice.utf8))?.isSame(as: .slotNotCleared) == true)
    #expect(CrashText.cause(of: Array(twice.utf8), hasOneCallback: true) == .answeredTwice)
    let both = CrashText.cause(of: Array("\(leaked)\n\(twice)\n".utf8))
    #expect(both?.isSame(as: .refusalTouches) == true)
  }

  @Test func `a verdict before the call's end tells that nobody awaits it`() {
    let node = Array("AuthError: bad_nonce\n    at verify (a.js:1:2)\n\nNode.js v20.20.2\n".utf8)
    #expect(CrashText.tellsOfNoAwait(node, afterVerdicts: true))
    #expect(!CrashText.tellsOfNoAwait(node, afterVerdicts: false))
    #expect(CrashText.cause(of: node) == .exceptionUncaught)
    let python = Array("RuntimeWarning: coroutine 'verify' was never awaited\n".utf8)
    #expect(CrashText.tellsOfNoAwait(python, afterVerdicts: false))
  }

  @Test(
    arguments: [
      ("AttributeError: 'int' object has no attribute 'startswith'", .typeUnchecked),
      ("TypeError: unhashable type: 'list'", .typeUnchecked),
      ("KeyError: 'kid'", .typeUnchecked),
      (
        "TypeError: comparing strings with non-ASCII characters is not supported", .timingSafeThrows
      ),
      ("NameError: name 'secrets' is not defined", .programBroken),
      ("TypeError: verify() missing 1 required positional argument: 'nonce'", .programBroken),
      ("AttributeError: module 'jwt' has no attribute 'decode_complete'", .programBroken),
      ("jwt.exceptions.InvalidTokenError: no", .exceptionUncaught),
      ("RecursionError: maximum recursion depth exceeded", .exceptionUncaught),
    ] as [(String, Cause)])
  func `an exception of Python tells by its kind what is to be done`(line: String, cause: Cause) {
    let trace = "Traceback (most recent call last):\n  File \"a.py\", line 1, in verify\n\(line)\n"
    #expect(CrashText.cause(of: Array(trace.utf8)) == cause)
  }

  @Test(
    arguments: [
      ("TypeError: iss.startsWith is not a function", "", .typeUnchecked),
      ("TypeError: Cannot read properties of null (reading 'nonce')", "", .typeUnchecked),
      (
        "RangeError: Input buffers must have the same byte length",
        "{\n  code: 'ERR_CRYPTO_TIMING_SAFE_EQUAL_LENGTH'\n}\n", .timingSafeThrows
      ),
      ("ReferenceError: jwks is not defined", "", .programBroken),
      ("Error: bad nonce", "", .exceptionUncaught),
    ] as [(String, String, Cause)])
  func `an error of Node tells by its kind what is to be done`(
    line: String, code: String, cause: Cause
  ) {
    let trace = "a.js:1\n\n\(line)\n    at verify (a.js:1:2) \(code)\n\nNode.js v20.20.2\n"
    #expect(CrashText.cause(of: Array(trace.utf8)) == cause)
  }

  @Test func `what does not tell is shown by its last lines and has no cause`() {
    let output = Array("a\nb\nc\nd\n".utf8)
    #expect(CrashText.cause(of: output) == nil)
    #expect(CrashText.tellingLines(of: output) == ["b", "c", "d"])
  }

  @Test func `an adapter that misses keys which it has not declared is told so`() throws {
    var contract = Contract(name: "n", capabilities: [.token])
    let words = ["KeyError: 'keys'", "File \"adapter.py\", line 70, in answer"]
    #expect(
      UndeclaredKeys.cause(of: words, contract)?.sentence
        == "the adapter reads keys that it was not sent: 'keys' come only where the contract's "
        + "'token' declares 'signatures'")
    #expect(UndeclaredKeys.cause(of: ["KeyError: 'token'"], contract) == nil)
    contract.token.signatures = [.rs256]
    #expect(UndeclaredKeys.cause(of: words, contract) == nil)
  }
}

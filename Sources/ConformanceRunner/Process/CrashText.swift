internal import ConformanceModel
internal import ScheduleExplorer

/// Reads a dead process's error output for what it died of.
enum CrashText {
  /// The lines worth showing: the fatal error if there is one, and where an exception was thrown,
  /// else the last three.
  static func tellingLines(of errorOutput: [UInt8]) -> [String] {
    let lines = lines(errorOutput)
    return (telling(lines).suffix(3) + [frame(lines)].compactMap(\.self)).map(shortened)
  }

  /// The line that says why a program ended, without where.
  static func reason(of errorOutput: [UInt8]) -> String? {
    telling(lines(errorOutput)).last.map(shortened)
  }

  private static func lines(_ errorOutput: [UInt8]) -> [String] {
    String(decoding: errorOutput, as: UTF8.self)
      .split(whereSeparator: \.isNewline).map(String.init)
  }

  private static func telling(_ lines: [String]) -> [String] {
    let telling = lines.filter { line in
      line.contains("Fatal error") || line.contains("SWIFT TASK CONTINUATION MISUSE")
        || line.contains("Error:") || line.contains("panic:") || line.contains("data race detected")
        || line.hasPrefix(ControlledProcess.isolationNote)
    }
    return telling.isEmpty ? lines : telling
  }

  /// The innermost frame of a trace, as Python writes it last and Node, Java and Ruby write it
  /// after the error.
  private static func frame(_ lines: [String]) -> String? {
    if let python = lines.last(where: { $0.hasPrefix("  File \"") }) {
      return python.trimmingPrefix(while: \.isWhitespace).description
    }
    guard let error = lines.lastIndex(where: { $0.contains("Error:") || $0.contains("Exception") })
    else { return nil }
    return lines[error...].dropFirst().lazy.map { $0.drop(while: \.isWhitespace) }
      .first { $0.hasPrefix("at ") && !$0.contains("node:internal") }.map(String.init)
  }

  /// Runtimes print whole values into their messages; the beginning says what happened.
  private static func shortened(_ line: String) -> String {
    line.count <= lineLimit ? line : line.prefix(lineLimit) + "…"
  }

  private static let lineLimit = 160

  /// The likely cause, where the output gives it away.
  ///
  /// - Parameters:
  ///   - errorOutput: What the process said.
  ///   - hasOneCallback: Whether the provider had called back once at most.
  static func cause(of errorOutput: [UInt8], hasOneCallback: Bool = false) -> Cause? {
    let text = String(decoding: errorOutput, as: UTF8.self)
    let isResumedAgain = text.contains("tried to resume its continuation more than once")
    if isResumedAgain, text.contains("leaked its continuation without resuming it") {
      return .refusalTouches.saying(
        "one caller takes the place of another, so that one is answered twice and the other never")
    }
    if isResumedAgain, hasOneCallback { return .answeredTwice }
    let causes: [(sign: String, cause: Cause)] = [
      (
        "tried to resume its continuation more than once",
        .slotNotCleared.saying(
          "the slot is not cleared before resuming: a second callback resumes the continuation "
            + "again")
      ),
      ("Index out of range", .indexUnchecked),
      ("Unexpectedly found nil", .nilUnwrapped),
      ("Attempted to read an unowned reference", .unownedGone),
      ("Recursive call to lock", .deadlock),
      ("value cannot be converted to", .numberConverted),
    ]
    if let cause = causes.first(where: { text.contains($0.sign) })?.cause { return cause }
    if text.contains("Traceback (most recent call last)") || text.contains("\nNode.js v") {
      return exception(text, lines(errorOutput).last { $0.contains("Error") } ?? "")
    }
    return isolationTrap(in: text) ?? (text.contains("Fatal error") ? .fatalError : nil)
  }

  /// What an exception of Python or Node tells by its kind.
  ///
  /// - Parameters:
  ///   - text: All of the output: Node writes the code of an error below its trace.
  ///   - line: The error's own line.
  private static func exception(_ text: String, _ line: String) -> Cause {
    func has(_ signs: String...) -> Bool { signs.contains(where: line.contains) }
    let comparisons = [
      "comparing strings with non-ASCII characters", "ERR_CRYPTO_TIMING_SAFE_EQUAL_LENGTH",
    ]
    if comparisons.contains(where: text.contains) { return .timingSafeThrows }
    if has(
      "NameError", "UnboundLocalError", "ReferenceError", "ModuleNotFoundError", "ImportError",
      "SyntaxError", "IndentationError", "positional argument", "keyword argument",
      "AttributeError: module ", "is not a constructor", "Cannot find module")
    {
      return .programBroken
    }
    return has("TypeError", "AttributeError", "KeyError", "IndexError")
      ? .typeUnchecked : .exceptionUncaught
  }

  /// Whether the output tells of a call whose result nobody awaits.
  ///
  /// Python warns of a coroutine. Node ends at a promise's rejection as at any error, but a call
  /// that throws at once gives no verdict before.
  static func tellsOfNoAwait(_ errorOutput: [UInt8], afterVerdicts: Bool) -> Bool {
    let text = String(decoding: errorOutput, as: UTF8.self)
    return text.contains("was never awaited") || (afterVerdicts && text.contains("\nNode.js v"))
  }

  /// Names who called, where the worker's tasks were under control.
  private static func isolationTrap(in text: String) -> Cause? {
    let caller = text.split(whereSeparator: \.isNewline).last {
      $0.hasPrefix(ControlledProcess.isolationNote)
    }.map { $0.dropFirst(ControlledProcess.isolationNote.count) }
    if let caller {
      return .isolationTrap.saying("code of the main actor was called on another thread:\(caller)")
    }
    let signs = ["Incorrect actor executor assumption", "data race detected"]
    return signs.contains(where: text.contains) ? .isolationTrap : nil
  }
}

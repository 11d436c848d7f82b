internal import Foundation

/// A process that looks at an app.
struct ProbeProcess {
  private let process = Process()
  private let output = Pipe()

  /// Starts it; nil where that cannot be done.
  init?(_ program: String, _ arguments: [String]) {
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    // An end is a finding, and nobody reads where it was.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]) { _, new in new }
    guard (try? process.run()) != nil else { return nil }
  }

  /// Everything that it has written, at its end.
  ///
  /// It ends by itself, but for an app that keeps the main thread busy for ever.
  var said: String {
    let id = process.processIdentifier
    let late = DispatchWorkItem { kill(id, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(60), execute: late)
    defer { late.cancel() }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }
}

internal import AuthConformance
internal import ConformanceChecks
internal import ConformanceReports
internal import ConformanceRunner
internal import Foundation

/// `nonces`: judges nonces from a file or a pipe.
enum NoncesCommand {
  static func perform(_ arguments: Arguments) async throws -> Int32 {
    let format: ReportFormat = try arguments.choice("--format", "format") ?? .text
    let operand = arguments.operands.first ?? "-"
    let name = operand == "-" ? "standard input" : operand
    var stream = NonceStream(
      name, alphabet: arguments.values["--alphabet"],
      length: try arguments.number("--length", 1...NonceStream.longestLine),
      readsAll: arguments.flags.contains("--all"))
    try arguments.values["--evidence"].map(EvidenceFile.verify)
    let clock = ContinuousClock()
    let started = clock.now
    let source = try InputSource(operand, for: "nonces")
    let progress = NonceProgress(isShown: !arguments.flags.contains("--no-progress"))
    if let text = arguments.values["--pattern"] {
      try read(source, of: LinePattern(text), into: &stream, progress)
    } else {
      try read(source, into: &stream, progress)
    }
    progress.end()
    if let warning = stream.format?.warning { Terminal.complain("warning: \(warning)") }
    let naming = NonceStream.Naming(
      name: name, command: command(arguments, operand),
      showsNonces: arguments.flags.contains("--show-nonces"))
    let seconds = (started.duration(to: clock.now) / .milliseconds(1)).rounded() / 1000
    let timing = RunReport.Timing(
      startedAt: Timestamp.now,
      seconds: seconds, byRequirement: [:])
    guard var report = await stream.report(naming, timing: timing) else { return 2 }
    if let file = arguments.values["--evidence"] {
      // Every night's file has another name, so the alphabet and the length alone identify.
      try EvidenceFile.carryOn(file, of: "nonces", &report)
    }
    Terminal.print(
      try ReportFormat.render(report, as: format, options: ReportOptions(arguments)))
    return report.verdict.exitCode
  }

  /// Reads until the end or until the evidence suffices.
  private static func read(
    _ source: InputSource, into stream: inout NonceStream, _ progress: NonceProgress
  ) throws {
    // The beginning of a nonce is carried over from one reading to the next.
    var buffer = [UInt8](
      repeating: 0, count: NonceStream.headBytes + NonceStream.longestLine)
    var carried = 0
    var isEnd = false
    while !isEnd && !stream.hasDecided {
      let count = try buffer.withUnsafeMutableBytes { bytes in
        try source.fill(.init(rebasing: bytes[carried..<carried + NonceStream.headBytes]))
      }
      isEnd = count < NonceStream.headBytes
      let filled = carried + count
      let used = try buffer.withUnsafeBufferPointer { bytes in
        try stream.read(.init(rebasing: bytes[..<filled]), isEnd: isEnd)
      }
      carried = filled - used
      buffer.withUnsafeMutableBytes { bytes in
        guard let start = bytes.baseAddress, carried > 0, used > 0 else { return }
        start.copyMemory(from: start + used, byteCount: carried)
      }
      progress.show(stream.lines)
    }
  }

  /// Reads what a pattern takes out of the lines, until the end or until the evidence suffices.
  private static func read(
    _ source: InputSource, of pattern: LinePattern, into stream: inout NonceStream,
    _ progress: NonceProgress
  ) throws {
    var pattern = pattern
    pattern.endRunaways()
    var buffer = [UInt8](repeating: 0, count: NonceStream.headBytes)
    var nonces: [UInt8] = []
    var isEnd = false
    defer {
      if pattern.others > 0 {
        let lines = pattern.others == 1 ? "1 line does" : "\(pattern.others) lines do"
        Terminal.complain("warning: \(lines) not match '--pattern' and are left out")
      }
    }
    while !isEnd && !stream.hasDecided {
      let count = try buffer.withUnsafeMutableBytes { bytes in try source.fill(bytes) }
      isEnd = count < buffer.count
      nonces += try buffer.withUnsafeBytes { bytes in
        try pattern.nonces(in: .init(rebasing: bytes[..<count]), isEnd: isEnd)
      }
      // The first nonces tell their alphabet, so that there should be many.
      guard isEnd || stream.lines > 0 || nonces.count >= NonceStream.headBytes else { continue }
      let used = try nonces.withUnsafeBufferPointer { try stream.read($0, isEnd: isEnd) }
      nonces.removeFirst(used)
      progress.show(stream.lines)
    }
  }

  /// The words that judge the same again.
  private static func command(_ arguments: Arguments, _ operand: String) -> String {
    var words = ["nonces", ShellQuoting.quote(operand)]
    for option in ["--pattern", "--alphabet", "--length"] {
      if let value = arguments.values[option] { words += [option, ShellQuoting.quote(value)] }
    }
    if arguments.flags.contains("--all") { words.append("--all") }
    return words.joined(separator: " ")
  }
}

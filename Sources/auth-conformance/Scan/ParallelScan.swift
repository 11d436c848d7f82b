internal import Dispatch
internal import Foundation
internal import SourceScan
internal import Synchronization

/// Reads and scans files, as many at a time as there are processors.
enum ParallelScan {
  /// The most bytes of one file that are read: no person wrote more.
  private static let longest = 8 << 20

  static func report(of sources: [SourceTree.Source], _ scanner: SourceScanner) -> ScanReport {
    let whole = Mutex(ScanReport())
    let next = Atomic<Int>(0)
    let count = max(1, min(ProcessInfo.processInfo.activeProcessorCount, sources.count))
    DispatchQueue.concurrentPerform(iterations: count) { _ in
      var part = ScanReport()
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < sources.count else { break }
        scan(sources[index], scanner, &buffer, &part)
      }
      whole.withLock { $0.add(part) }
    }
    return whole.withLock { report in
      report.sort()
      return report
    }
  }

  private static func scan(
    _ source: SourceTree.Source, _ scanner: SourceScanner, _ buffer: inout [UInt8],
    _ report: inout ScanReport
  ) {
    // A pipe that nobody writes to would be waited for without end.
    let descriptor = open(source.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return fail(source, String(cString: strerror(errno)), &report) }
    defer { close(descriptor) }
    var filled = 0
    while true {
      if filled == buffer.count { buffer += [UInt8](repeating: 0, count: buffer.count) }
      let got = buffer.withUnsafeMutableBytes { bytes in
        read(descriptor, bytes.baseAddress.map { $0 + filled }, bytes.count - filled)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { return fail(source, String(cString: strerror(errno)), &report) }
      if got == 0 { break }
      filled += got
      guard filled <= longest else {
        return fail(source, "longer than the \(longest >> 20) MiB that are read of a file", &report)
      }
    }
    let result = buffer.withUnsafeBufferPointer { bytes in
      scanner.scan(
        .init(rebasing: bytes[..<filled]), path: source.path, language: source.language)
    }
    report.add(result, bytes: filled)
  }

  private static func fail(
    _ source: SourceTree.Source, _ reason: String, _ report: inout ScanReport
  ) {
    report.unreadable.append(.init(path: source.path, reason: reason))
  }
}

import ConformanceModel
import Foundation
import Testing

@testable import AuthConformance
@testable import ConformanceRunner

@Suite struct CrashingRequestsTests {
  /// A subject that kills itself at its second request, in a shell that starts nothing.
  static let command = [
    "/bin/sh", "-c",
    #"""
    read -r line; id=${line#*'"id":'}; id=${id%%,*}
    echo "{\"id\":$id,\"wire\":1,\"contract\":{\"name\":\"x\",\"capabilities\":[\"nonce\"]}}"
    read -r line; echo 'Error: no' >&2; kill -9 $$
    """#,
  ]

  /// What this process holds of the system's: descriptors, and memory in KiB.
  static func held() -> (descriptors: Int, memory: Int) {
    let files = FileManager.default
    let status = files.contents(atPath: "/proc/self/status") ?? Data()
    let line = String(decoding: status, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("VmRSS:") }
    return (
      (try? files.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0,
      line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
    )
  }

  #if os(Linux)
    // In a process of its own: others open files and start processes as well.
    @Test func `a thousand crashing requests leave no descriptor, no process and no memory`()
      async
    {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardOutputContent]
      ) {
        let client = WorkerClient(
          command: Self.command, limits: SilenceLimits(answer: .seconds(20)), clock: .init())
        let began = ContinuousClock().now
        var before: (descriptors: Int, memory: Int)?
        var middle = 0
        for number in 0..<1_000 {
          // Whatever is made once has been made by then.
          if number == 100 { before = Self.held() }
          if number == 550 { middle = Self.held().memory }
          do {
            _ = try await client.exchange(.nonces(count: 1, length: nil, source: nil))
            exit(2)
          } catch let fault as SubjectFault {
            guard
              fault
                == .ended("the process ended with signal 9 (SIGKILL, killed) during 'nonces'")
            else { exit(3) }
          }
        }
        let after = Self.held()
        guard let before, after.descriptors == before.descriptors else { exit(4) }
        // A leak of 1 KiB a crash would be 450 in either half. The allocator may take some for a
        // thread that it meets late, but not in both.
        guard min(middle - before.memory, after.memory - middle) < 256 else { exit(5) }
        guard waitpid(-1, nil, WNOHANG) == -1, errno == ECHILD else { exit(6) }
        print(
          "1,000 crashes in \(began.duration(to: ContinuousClock().now)), \(after.descriptors) "
            + "descriptors, \(before.memory) KiB after 100, \(middle) after 550, \(after.memory) after 1,000"
        )
      }
      if let output = result?.standardOutputContent {
        Attachment.record(output, named: "crashes.txt")
      }
    }
  #endif
}

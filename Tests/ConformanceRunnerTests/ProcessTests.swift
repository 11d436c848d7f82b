import Foundation
import Testing

@testable import AuthConformance
@testable import ConformanceRunner

@Suite struct ProcessTests {
  @Test func `arguments reach a program as they are, without a shell`() throws {
    let channel = try WorkerChannel(["printf", "%s\\n", "$HOME; `x` 'y'"], environment: [:])
    guard case .line(let line) = channel.receive(limit: .seconds(20), clock: .init()) else {
      Issue.record("no line")
      return
    }
    #expect(String(decoding: line, as: UTF8.self) == "$HOME; `x` 'y'")
  }

  @Test func `a large message crosses in both directions at once`() throws {
    let channel = try WorkerChannel(["cat"], environment: [:])
    let message = [UInt8](repeating: UInt8(ascii: "m"), count: 3 << 20)
    channel.send(message)
    channel.send(message)
    for _ in 0..<2 {
      guard case .line(let line) = channel.receive(limit: .seconds(20), clock: .init()) else {
        Issue.record("no line")
        return
      }
      #expect(line == message)
    }
  }

  @Test func `children of a subject end with it`() throws {
    let channel = try WorkerChannel(
      ["sh", "-c", "sleep 1000 & echo $!; wait"], environment: [:])
    guard case .line(let line) = channel.receive(limit: .seconds(20), clock: .init()) else {
      Issue.record("no line")
      return
    }
    let grandchild = try #require(pid_t(String(decoding: line, as: UTF8.self)))
    #expect(kill(grandchild, 0) == 0)
    channel.stop()
    // The grandchild holds the other end of the output: it is closed when the last one is gone.
    guard case .ended = channel.receive(limit: .seconds(20), clock: .init()) else {
      Issue.record("the grandchild lives on")
      return
    }
  }

  @Test func `a line end split over many reads costs no second look`() throws {
    let channel = try WorkerChannel(
      ["sh", "-c", "printf a; printf b; printf 'c\\nd\\n'"], environment: [:])
    var lines: [String] = []
    while case .line(let line) = channel.receive(limit: .seconds(20), clock: .init()) {
      lines.append(String(decoding: line, as: UTF8.self))
    }
    #expect(lines == ["abc", "d"])
  }

  @Test func `writing to a program that is gone ends nobody else`() throws {
    for _ in 0..<20 {
      let channel = try WorkerChannel(["true"], environment: [:])
      // The program has ended, and reads nothing any more, once its output is closed.
      guard case .ended(.exited(0)) = channel.receive(limit: .seconds(20), clock: .init()) else {
        Issue.record("still running")
        return
      }
      channel.send([UInt8](repeating: 0x20, count: 1 << 20))
      guard case .ended(.exited(0)) = channel.receive(limit: .seconds(20), clock: .init()) else {
        Issue.record("a line came from nowhere")
        return
      }
    }
  }

  @Test(arguments: [
    (ProcessEnd(waitStatus: 0x0700), "ended by itself with exit code 7"),
    (ProcessEnd(waitStatus: 4), "ended with signal 4 (SIGILL, a trap)"),
    (ProcessEnd(waitStatus: 0x86), "ended with signal 6 (SIGABRT, an abort)"),
    (ProcessEnd(waitStatus: 50), "ended with signal 50"),
  ])
  func `the way a process ended is a sentence`(end: ProcessEnd, sentence: String) {
    #expect(end.sentence == sentence)
  }
}

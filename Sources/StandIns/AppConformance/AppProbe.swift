internal import AuthConformance
internal import Dispatch
internal import Foundation
internal import Synchronization

/// Finds out in a process of its own what an app would declare: it may end while it is looked at.
enum AppProbe {
  private static let argument = "--probe"
  private static let mark = "auth-conformance-probe "
  /// How long an app may go on without finding out anything more: only a clock can tell whoever
  /// waits for ever from whoever is slow. What is not found out is said.
  private static let patience = DispatchTimeInterval.seconds(60)

  /// Whether this process is the one that looks.
  static var isThis: Bool { CommandLine.arguments.contains(argument) }

  /// Starts another process that looks at the app.
  static func findings(of program: String) -> AppFindings {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [argument]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return AppFindings() }
    let id = process.processIdentifier
    let late = DispatchWorkItem {
      kill(id, SIGKILL)
      FileHandle.standardError.write(
        Data(
          ("the app did not answer a sign-in that succeeds at once within a minute: what it would "
            + "have told is taken from the usual contract. Say 'contract:' in the adapter where "
            + "that is wrong.\n").utf8))
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + patience, execute: late)
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    late.cancel()
    // The last one counts: each is written before what may end the process.
    let words = said.split(separator: "\n").filter { $0.hasPrefix(mark) }
    return words.last.flatMap { AppFindings(String($0.dropFirst(mark.count))) } ?? AppFindings()
  }

  /// Looks, tells what it finds as it goes on, and ends.
  static func run(_ subject: AppSubject) -> Never {
    Task {
      var found = AppFindings()
      found.isShared = (try? await subject.isShared()) ?? false
      do {
        found.look(at: try await subject.nonces(count: 64, length: nil))
      } catch is CapabilityNotOffered {
        found.form = .none
      } catch {}
      tell(found)
      if let (request, credential) = try? await subject.example() {
        found.look(at: request, credential)
        tell(found)
      }
      let counting = CountingBytes()
      _ = try? await subject.nonce(length: nil, from: counting)
      guard counting.count > 0 else {
        found.bytes = .system
        tell(found)
        exit(0)
      }
      found.bytes = .secRandomOrAbort
      tell(found)
      _ = try? await subject.nonce(length: nil, from: NoBytes())
      found.bytes = .secRandom
      tell(found)
      exit(0)
    }
    dispatchMain()
  }

  private static func tell(_ found: AppFindings) {
    FileHandle.standardOutput.write(Data("\n\(mark)\(found.word)\n".utf8))
  }
}

/// Counts the bytes that are asked for.
private final class CountingBytes: ByteSource {
  private let asked = Mutex(0)
  var count: Int { asked.withLock { $0 } }

  func next(_ count: Int) -> [UInt8] {
    asked.withLock { $0 += count }
    // No two alike: an app may ask again until it has the letters it wants.
    return (0..<count).map { _ in UInt8.random(in: 0...255) }
  }
}

/// Fails.
private final class NoBytes: ByteSource {
  func next(_ count: Int) throws -> [UInt8] { throw ByteSourceFailure() }
}

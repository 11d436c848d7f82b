internal import Foundation
internal import Synchronization

/// A program started with pipes on its standard streams, in a process group of its own.
///
/// No shell is involved: the arguments reach the program as they are. All methods must be called
/// by one thread at a time; ``WorkerChannel`` sees to that.
final class ChildProcess {
  /// Why a program could not be started.
  struct StartFailure: Error, Equatable, Sendable, CustomStringConvertible {
    var command: String
    var reason: Reason

    enum Reason: Equatable, Sendable {
      case notFound, notExecutable, other(Int32)
    }

    var description: String { "\(command): \(problem)" }

    /// What is wrong with the command and what to do, without its name.
    var problem: String {
      switch reason {
      case .notFound: "no such program. \(remedy)"
      case .notExecutable: "not executable. Set its execute permission (chmod +x)."
      case .other(let code): "cannot be started: \(String(cString: strerror(code)))."
      }
    }

    private static func quoted(_ path: String) -> String {
      path.contains { " '\"$\\`".contains($0) } ? "'\(path.replacing("'", with: #"'\''"#))'" : path
    }

    /// Below SwiftPM's folder `.build` the program was not built, or not in this configuration.
    private var remedy: String {
      let parts = command.split(separator: "/", omittingEmptySubsequences: false)
      guard let build = parts.lastIndex(of: ".build"), build < parts.count - 1 else {
        return "Give a path, or a name that is found through PATH."
      }
      let configuration = parts[build...].contains("release") ? " -c release" : ""
      let package = parts[..<build].joined(separator: "/")
      return "Build it: swift build\(configuration)"
        + (package.isEmpty || package == "." ? "" : " --package-path \(Self.quoted(package))")
    }
  }

  let pid: pid_t
  /// Nonblocking; -1 after ``closeInput()``.
  private(set) var input: Int32
  let output: Int32
  let errors: Int32
  private var status: Int32?
  private var isGivenUp = false

  /// How many milliseconds a process may take to be gone: after SIGKILL, which the system must only
  /// get to, and where the system does not let this user send it.
  private static let patience = (killed: 10_000, unreachable: 2_000)

  /// Two starts at once could leak one child's pipe ends into the other before they are marked
  /// close-on-exec, and a leaked write end keeps the end of file from ever coming.
  private static let starting = Mutex(())

  /// - Parameters:
  ///   - command: The program and its arguments; at least the program.
  ///   - environment: Variables set on top of this process's own.
  /// - Throws: ``StartFailure``.
  init(_ command: [String], environment: [String: String]) throws(StartFailure) {
    let started = Self.starting.withLock { _ in Self.start(command, environment) }
    switch started {
    case .success(let child):
      (pid, input, output, errors) = child
      ResourceLimits.setAtStart(of: pid)
    case .failure(let failure): throw failure
    }
  }

  deinit {
    end()
    closeInput()
    close(output)
    close(errors)
  }

  /// Limits the memory that the program takes from now on.
  func limitMemory() { ResourceLimits.setMemory(of: pid) }

  /// Ends the program and everything it started in its process group, and reaps it.
  ///
  /// A program that runs as another user (sudo, a set-user-id file) cannot be ended: it is given up,
  /// and the run says so (``LiveProcesses/leftRunning()``). Perhaps it ends for want of input.
  func end() {
    guard status == nil, !isGivenUp else { return }
    let isReached = LiveProcesses.end(pid)
    closeInput()
    for _ in 0..<(isReached ? Self.patience.killed : Self.patience.unreachable) {
      if reaped() != nil { return }
      _ = poll(nil, 0, 1)
    }
    isGivenUp = true
    LiveProcesses.giveUp(pid)
  }

  func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// Reaps the program if it has ended.
  ///
  /// - Returns: How it ended, `nil` while it runs.
  func reaped() -> ProcessEnd? {
    if let status { return ProcessEnd(waitStatus: status) }
    // Looks without reaping, so that the group's number is still this program's when what the
    // program left running in it is ended too.
    guard LiveProcesses.hasEnded(pid) else { return nil }
    LiveProcesses.end(pid)
    let found = LiveProcesses.reap(pid)
    status = found
    return ProcessEnd(waitStatus: found)
  }

  private typealias Started = (pid: pid_t, input: Int32, output: Int32, errors: Int32)

  private static func start(
    _ command: [String], _ environment: [String: String]
  ) -> Result<Started, StartFailure> {
    precondition(!command.isEmpty, "a command needs a program")
    var descriptors: [Int32] = []
    for _ in 0..<3 {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else {
        descriptors.forEach { close($0) }
        return .failure(StartFailure(command: command[0], reason: .other(errno)))
      }
      descriptors += ends
    }
    for descriptor in descriptors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    let (childInput, ownInput) = (descriptors[0], descriptors[1])
    let (ownOutput, childOutput) = (descriptors[2], descriptors[3])
    let (ownErrors, childErrors) = (descriptors[4], descriptors[5])
    for own in [ownInput, ownOutput, ownErrors] {
      _ = fcntl(own, F_SETFL, fcntl(own, F_GETFL) | O_NONBLOCK)
    }

    var actions = emptySpawnFileActions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, childInput, 0)
    posix_spawn_file_actions_adddup2(&actions, childOutput, 1)
    posix_spawn_file_actions_adddup2(&actions, childErrors, 2)

    var attributes = emptySpawnAttributes()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    posix_spawnattr_setpgroup(&attributes, 0)
    // The command line ignores some; an ignored signal would be inherited.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGXFSZ, SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      sigaddset(&signals, signal)
    }
    posix_spawnattr_setsigdefault(&attributes, &signals)

    var variables = ProcessInfo.processInfo.environment
    variables.merge(environment) { _, new in new }
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    var settings: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0.key)=\($0.value)") }
    arguments.append(nil)
    settings.append(nil)
    defer { (arguments + settings).forEach { free($0) } }

    var pid: pid_t = 0
    var code: Int32 = 0
    LiveProcesses.start {
      code = posix_spawnp(&pid, command[0], &actions, &attributes, arguments, settings)
      return code == 0 ? pid : nil
    }
    for descriptor in [childInput, childOutput, childErrors] { close(descriptor) }
    guard code == 0 else {
      for descriptor in [ownInput, ownOutput, ownErrors] { close(descriptor) }
      let reason: StartFailure.Reason =
        switch code {
        case ENOENT: .notFound
        case EACCES, ENOEXEC: .notExecutable
        default: .other(code)
        }
      return .failure(StartFailure(command: command[0], reason: reason))
    }
    return .success((pid, ownInput, ownOutput, ownErrors))
  }
}

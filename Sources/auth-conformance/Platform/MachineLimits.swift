// The Darwin half follows Apple's headers and has never been compiled; everything is verified on
// Linux only.
internal import ConformanceModel
internal import Foundation

/// What a run needs of the machine, looked at before anything is judged: what this program lacks must
/// not be taken for a crash of the subject.
enum MachineLimits {
  /// Streams, the runner's own files, and those of a fleet of processes: 4, or 8 if thorough.
  private static func ownFiles(_ profile: Profile) -> Int { profile == .thorough ? 40 : 24 }
  /// Two workers of three pipes each, and a journal.
  private static let filesOfJob = 8
  /// Threads and processes of this program and one worker.
  private static let fewestProcesses: rlim_t = 24
  /// The least address space, in bytes, in which this program and a worker start.
  private static let leastMemory: rlim_t = 256 << 20

  /// The least stack, in bytes: as much as Darwin gives to a thread. Threads get what the first has.
  private static let leastStack: rlim_t = 512 << 10

  /// Raises the number of files that may be open to what a run opens, where it is less.
  ///
  /// - Parameters:
  ///   - jobs: How many requirements are to be judged at a time.
  ///   - profile: The run's.
  /// - Returns: For how many jobs there are files; the report is the same with fewer.
  /// - Throws: ``UsageError`` where there are not enough for one.
  static func jobs(_ jobs: Int, _ profile: Profile) throws(UsageError) -> Int {
    let own = ownFiles(profile)
    let files = rlim_t(own + filesOfJob * jobs)
    var limit = Self.limit(of: RLIMIT_NOFILE)
    guard limit.rlim_cur < files else { return jobs }
    limit.rlim_cur = min(files, limit.rlim_max)
    let possible = (Int(clamping: limit.rlim_cur) - own) / filesOfJob
    guard possible > 0, setrlimit(RLIMIT_NOFILE, &limit) == 0 else {
      throw UsageError(
        "this machine: found a limit of \(limit.rlim_max) open files, expected at least "
          + "\(own + filesOfJob). Raise it ('ulimit -n \(own + filesOfJob)').")
    }
    return min(jobs, possible)
  }

  /// The words of the command, as Swift has found them.
  ///
  /// - Throws: ``UsageError`` where it finds none, not even the program's name: on Linux it reads them
  ///   from `/proc`, and everything else would be done for a command that nobody gave.
  static func words() throws(UsageError) -> [String] {
    guard !CommandLine.arguments.isEmpty else {
      throw UsageError(
        "this machine: found no /proc, where a program in Swift reads the words of its command. "
          + "Mount it ('mount -t proc proc /proc').")
    }
    return Array(CommandLine.arguments.dropFirst())
  }

  /// Looks at what no thread could be started without.
  ///
  /// - Throws: ``UsageError`` that names the limit which is too low.
  static func verify() throws(UsageError) {
    let stack = limit(of: RLIMIT_STACK).rlim_cur
    guard stack >= leastStack else {
      throw UsageError(
        "this machine: found a limit of \(stack >> 10) KiB of stack, expected at least "
          + "\(leastStack >> 10) KiB. Raise it ('ulimit -s 8192').")
    }
    let memory = limit(of: RLIMIT_AS).rlim_cur
    guard memory >= leastMemory else {
      throw UsageError(
        "this machine: found a limit of \(memory >> 20) MiB of address space, expected at least "
          + "\(leastMemory >> 20) MiB. Raise it ('ulimit -v unlimited').")
    }
    // The superuser has none.
    let processes = limit(of: processNumber).rlim_cur
    guard processes >= fewestProcesses || geteuid() == 0 else {
      throw UsageError(
        "this machine: found a limit of \(processes) processes and threads, expected at least "
          + "\(fewestProcesses). Raise it ('ulimit -u unlimited').")
    }
  }

  #if os(Linux)
    private static let processNumber = __RLIMIT_NPROC

    private static func limit(of resource: __rlimit_resource) -> rlimit {
      var limit = rlimit()
      return getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 ? limit : unlimited
    }

    private static func setrlimit(_ resource: __rlimit_resource, _ limit: inout rlimit) -> Int32 {
      Foundation.setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    }
  #else
    private static let processNumber = RLIMIT_NPROC

    private static func limit(of resource: Int32) -> rlimit {
      var limit = rlimit()
      return getrlimit(resource, &limit) == 0 ? limit : unlimited
    }
  #endif

  private static let unlimited = rlimit(rlim_cur: .max, rlim_max: .max)
}

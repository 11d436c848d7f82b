#if os(Linux)
  internal import Glibc
  internal import Synchronization

  /// Tells whether any other thread of this process still has work.
  ///
  /// A thread that is waiting for a processor shows up as running, however loaded the machine is.
  enum ThreadActivity {
    /// The open files of one thread; opening them is most of the cost of a look.
    private struct Files {
      let stat: Int32
      let schedstat: Int32
    }

    private static let looks = 3
    private static let known = Mutex<[Int32: Files]>([:])

    /// True where every other thread was asleep at one common moment.
    ///
    /// Two readings of all threads: each asleep both times, and none of them put on a processor in
    /// between. Then all slept from the end of the first reading to the start of the second. False
    /// says nothing: a thread ran, or the kernel does not tell (proc(5), `schedstat`).
    ///
    /// Call it on a thread outside the concurrent pool, which may be needed for queued jobs.
    static func othersSleep() -> Bool {
      // Threads that wait for this lock would look asleep, so nobody waits for it.
      known.withLockIfAvailable { known in
        for _ in 0..<looks {
          if let first = sleepers(&known), first == sleepers(&known) { return true }
          // The thread that asked needs a moment to fall asleep.
          sched_yield()
        }
        return false
      } ?? false
    }

    /// How often each other thread was put on a processor; nil unless all of them sleep.
    private static func sleepers(_ known: inout [Int32: Files]) -> [Int32: Int]? {
      guard update(&known), let own = ownThread() else { return nil }
      var found: [Int32: Int] = [:]
      for (thread, files) in known where thread != own {
        // The state follows the name in parentheses, which may itself hold any character.
        guard let stat = text(of: files.stat), let schedstat = text(of: files.schedstat),
          let end = stat.lastIndex(of: UInt8(ascii: ")"))
        else {
          // The thread has ended.
          forget(&known)
          return nil
        }
        guard stat[end...].dropFirst(2).first == UInt8(ascii: "S") else { return nil }
        found[thread] = timesRun(schedstat)
      }
      return found
    }

    /// The third number: how often the thread was put on a processor.
    private static func timesRun(_ schedstat: [UInt8]) -> Int {
      let last = schedstat.split(separator: UInt8(ascii: " ")).last ?? []
      return last.reduce(0) { number, digit in
        (48...57).contains(digit) ? number * 10 + Int(digit - 48) : number
      }
    }

    /// Opens the files of new threads and closes those of threads that have ended.
    ///
    /// A directory has two links more than directories in it: the number of threads in one call.
    private static func update(_ known: inout [Int32: Files]) -> Bool {
      var status = stat()
      guard stat("/proc/self/task", &status) == 0 else { return false }
      if Int(status.st_nlink) == known.count + 2 { return true }
      forget(&known)
      guard let directory = opendir("/proc/self/task") else { return false }
      defer { closedir(directory) }
      while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard let thread = Int32(name) else { continue }
        let stat = open("/proc/self/task/\(thread)/stat", O_RDONLY | O_CLOEXEC)
        let schedstat = open("/proc/self/task/\(thread)/schedstat", O_RDONLY | O_CLOEXEC)
        known[thread] = Files(stat: stat, schedstat: schedstat)
      }
      return true
    }

    private static func forget(_ known: inout [Int32: Files]) {
      for files in known.values {
        close(files.stat)
        close(files.schedstat)
      }
      known = [:]
    }

    /// The last part of the link `PID/task/TID`.
    private static func ownThread() -> Int32? {
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
        guard let start = buffer.baseAddress else { return nil }
        let count = readlink("/proc/thread-self", start, 64)
        guard count > 0 else { return nil }
        return buffer[..<count].split(separator: 47).last.flatMap { digits in
          Int32(String(decoding: digits.map(UInt8.init(bitPattern:)), as: UTF8.self))
        }
      }
    }

    private static func text(of file: Int32) -> [UInt8]? {
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { buffer in
        let count = pread(file, buffer.baseAddress, 512, 0)
        return count > 0 ? Array(buffer[..<count]) : nil
      }
    }
  }
#else
  /// Cannot tell on this platform, so that the number of rounds decides.
  enum ThreadActivity {
    static func othersSleep() -> Bool { false }
  }
#endif

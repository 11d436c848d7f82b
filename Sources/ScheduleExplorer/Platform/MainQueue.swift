#if os(Linux)
  internal import Glibc

  /// The main dispatch queue of this process, where the program uses Dispatch at all.
  enum MainQueue {
    private typealias Drain = @convention(c) (UnsafeMutableRawPointer?) -> Void

    // What a run loop calls (libdispatch, private/private.h); nil where Dispatch is not loaded.
    private static let drain: Drain? = dlsym(nil, "_dispatch_main_queue_callback_4CF").map {
      unsafeBitCast($0, to: Drain.self)
    }

    /// Runs what waits in the queue; must be called on the main thread.
    static func run() { drain?(nil) }

    /// The main thread has the number of the process (gettid(2), proc(5)).
    static var isOnMainThread: Bool {
      var path = [CChar](repeating: 0, count: 64)
      let count = readlink("/proc/thread-self", &path, path.count)
      let text = String(
        decoding: path.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      return text == "\(getpid())/task/\(getpid())"
    }
  }
#else
  /// The main dispatch queue of this process: its own run loop takes care of it.
  enum MainQueue {
    static func run() {}
  }
#endif

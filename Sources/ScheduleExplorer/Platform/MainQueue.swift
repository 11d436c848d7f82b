#if os(Linux)
  internal import Glibc

  /// The main dispatch queue of this process, where the program uses Dispatch at all.
  enum MainQueue {
    /// What is looked up.
    static let names = [
      "_dispatch_main_queue_callback_4CF", "_dispatch_get_main_queue_handle_4CF",
    ]

    private typealias Drain = @convention(c) (UnsafeMutableRawPointer?) -> Void

    // What a run loop calls (libdispatch, private/private.h); nil where Dispatch is not loaded.
    private static let drain: Drain? = RuntimeSymbol.address(names[0]).map {
      unsafeBitCast($0, to: Drain.self)
    }

    private typealias GetHandle = @convention(c) () -> Int32

    /// The event counter with which the queue wakes its run loop (eventfd(2)).
    private static let handle: Int32 =
      RuntimeSymbol.address(names[1]).map {
        unsafeBitCast($0, to: GetHandle.self)()
      } ?? -1

    /// Whether something has come into the queue; to be told once, so ``run()`` must follow.
    static func takeWakeUp() -> Bool {
      if handle < 0 { return false }
      var count: UInt64 = 0
      return read(handle, &count, 8) == 8
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
    static func takeWakeUp() -> Bool { false }
    static func run() {}
  }
#endif

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Threads of this process: who runs this code, and how many there are.
enum ControlThread {
  /// Tells the running thread from every other living one.
  @inline(__always)
  static var current: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: Int(bitPattern: UnsafeRawPointer(pthread_self())))
    #else
      UInt(pthread_self())
    #endif
  }

  /// How many threads the process has, or nil where that cannot be told cheaply.
  ///
  /// On Linux the number of links of `/proc/self/task` is that number plus two (proc(5)).
  static var count: Int? {
    #if os(Linux)
      var status = stat()
      guard stat("/proc/self/task", &status) == 0, status.st_nlink > 2 else { return nil }
      return Int(status.st_nlink) - 2
    #else
      return nil
    #endif
  }
}

internal import Foundation

/// Writes to pipes whose reader may be gone.
enum QuietWrite {
  /// Writes like `write`, but a closed pipe is only an error and never the signal SIGPIPE.
  ///
  /// The library runs in processes that are not its own, a test process above all, so it must
  /// neither rely on how they treat the signal nor change it. The signal is blocked in this
  /// thread, and taken back if the write raised it.
  ///
  /// - Returns: The bytes written, or -1, and `errno` of the write.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> (Int, Int32) {
    var pipeSignal = sigset_t()
    sigemptyset(&pipeSignal)
    sigaddset(&pipeSignal, SIGPIPE)
    var pendingBefore = sigset_t()
    sigpending(&pendingBefore)
    var former = sigset_t()
    pthread_sigmask(SIG_BLOCK, &pipeSignal, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }

    let written = Foundation.write(descriptor, bytes.baseAddress, bytes.count)
    let code = written == -1 ? errno : 0
    if code == EPIPE, sigismember(&pendingBefore, SIGPIPE) == 0 {
      var pending = sigset_t()
      sigpending(&pending)
      // Nothing is pending where the process ignores the signal, and waiting would be for ever.
      if sigismember(&pending, SIGPIPE) == 1 {
        var taken: Int32 = 0
        sigwait(&pipeSignal, &taken)
      }
    }
    return (written, code)
  }
}

// Compiled and tested with Glibc; the Musl branch is written against its documentation only.
#if canImport(Glibc) || canImport(Musl)
  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif

  /// The operating system's cryptographic random source.
  public enum SystemEntropy {
    /// The most bytes one call of `getentropy` may ask for (getentropy(3), POSIX.1-2024).
    static let bytesPerCall = 256

    /// Fills the buffer with bytes from the kernel's generator.
    ///
    /// - Parameter buffer: Bytes to overwrite; any size, zero included.
    /// - Throws: `NonceError.sourceFailed` with `errno` when the kernel refuses. The buffer's
    ///   content must then not be used.
    @Sendable public static func fill(_ buffer: UnsafeMutableRawBufferPointer) throws {
      guard let start = buffer.baseAddress else { return }
      var offset = 0
      while offset < buffer.count {
        let size = min(bytesPerCall, buffer.count - offset)
        guard getentropy(start + offset, size) == 0 else {
          throw NonceError.sourceFailed(code: errno)
        }
        offset += size
      }
    }

    /// Overwrites the buffer with zeros in a way that the optimiser may not remove.
    static func wipe(_ buffer: UnsafeMutableRawBufferPointer) {
      guard let start = buffer.baseAddress else { return }
      explicit_bzero(start, buffer.count)
    }
  }
#endif

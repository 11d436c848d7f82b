// Compiled and tested with Glibc; the Musl branch is written against its documentation only.
#if canImport(Glibc) || canImport(Musl)
  internal import CDigestKernels

  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif

  /// The operating system's cryptographic random source.
  public enum SystemEntropy {
    /// Fills the buffer with bytes from the kernel's generator.
    ///
    /// `getrandom` rather than `getentropy`, which gives at most 256 bytes a call: a byte of a
    /// large request costs two thirds of a byte of a small one.
    ///
    /// - Parameter buffer: Bytes to overwrite; any size, zero included.
    /// - Throws: `NonceError.sourceFailed` with `errno` when the kernel refuses. The buffer's
    ///   content must then not be used.
    @Sendable public static func fill(_ buffer: UnsafeMutableRawBufferPointer) throws {
      guard let start = buffer.baseAddress else { return }
      let code = fill_from_getrandom(start, buffer.count)
      guard code == 0 else { throw NonceError.sourceFailed(code: code) }
    }

    /// Overwrites the buffer with zeros in a way that the optimiser may not remove.
    static func wipe(_ buffer: UnsafeMutableRawBufferPointer) {
      guard let start = buffer.baseAddress else { return }
      explicit_bzero(start, buffer.count)
    }
  }
#endif

// Not compiled by this project's Linux CI: written against Apple's documentation only.
#if canImport(Darwin)
  import Darwin

  /// The operating system's cryptographic random source.
  public enum SystemEntropy {
    /// Fills the buffer with bytes from the kernel-seeded generator.
    ///
    /// `arc4random_buf` cannot fail and has no status to ignore. `getentropy` is left alone here
    /// because it is not part of the public API of iOS and its siblings.
    ///
    /// - Parameter buffer: Bytes to overwrite; any size, zero included.
    /// - Throws: Never; declared so that the signature is the same on every platform.
    @Sendable public static func fill(_ buffer: UnsafeMutableRawBufferPointer) throws {
      guard let start = buffer.baseAddress else { return }
      arc4random_buf(start, buffer.count)
    }

    /// Overwrites the buffer with zeros in a way that the optimiser may not remove.
    static func wipe(_ buffer: UnsafeMutableRawBufferPointer) {
      guard let start = buffer.baseAddress else { return }
      _ = memset_s(start, buffer.count, 0, buffer.count)
    }
  }
#endif

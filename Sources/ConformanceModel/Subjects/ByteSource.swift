/// Where an implementation takes its random bytes from when the suite injects them.
public protocol ByteSource: AnyObject, Sendable {
  /// Hands out the next bytes.
  ///
  /// - Parameter count: Bytes asked for. A source that models a short read returns fewer.
  /// - Throws: ``ByteSourceFailure`` when the source fails.
  func next(_ count: Int) throws -> [UInt8]
}

/// The error of a byte source that fails, as `SecRandomCopyBytes` or `getentropy` may.
public struct ByteSourceFailure: Error, Equatable, Sendable {
  /// The operating system's status, -1 in scripts.
  public var status: Int

  /// - Parameter status: The status that the implementation is meant to look at.
  public init(status: Int = -1) { self.status = status }
}

/// Fills a buffer with bytes that nobody can predict, or throws.
///
/// A source overwrites every byte of the buffer or throws: after a throw, nothing of the buffer
/// is used. It may be called from any thread, never by two at once for the same generator, and
/// must not call back into that generator. `SystemEntropy.fill` is the one for production.
public typealias ByteSource = @Sendable (UnsafeMutableRawBufferPointer) throws -> Void

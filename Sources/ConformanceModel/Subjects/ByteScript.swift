internal import Synchronization

/// A byte source as data: a prefix of bytes, then what happens for ever after.
///
/// Being data it crosses the wire, so that programs in other languages can be judged white-box.
public struct ByteScript: Codable, Hashable, Sendable {
  /// What follows when the bytes are used up.
  public enum Ending: String, Codable, Sendable, CaseIterable {
    /// Every further call fails.
    case fail
    /// The bytes start again from the first one.
    case cycle
    /// Every further call returns no bytes and no error: a short read of zero.
    case short
  }

  /// The bytes handed out first, in order.
  public var bytes: [UInt8]
  /// What follows them.
  public var then: Ending
  /// The most bytes one call hands out; `nil` for no limit. Models short reads.
  public var bytesPerCall: Int?

  /// - Parameters:
  ///   - bytes: Handed out first. Empty with ``Ending/fail``: the source fails at once.
  ///   - then: What follows; ``Ending/cycle`` needs at least one byte.
  ///   - bytesPerCall: The most bytes one call hands out, at least 1.
  public init(bytes: [UInt8], then: Ending, bytesPerCall: Int? = nil) {
    precondition(then != .cycle || !bytes.isEmpty, "a cycle needs at least one byte")
    self.bytes = bytes
    self.then = then
    self.bytesPerCall = bytesPerCall
  }
}

/// Plays a ``ByteScript`` and counts what was asked of it.
public final class ScriptedByteSource: ByteSource {
  private struct State {
    var position = 0
    var handedOut = 0
    var fruitlessCalls = 0
  }

  /// Calls after the end of the script before the retry is called endless.
  ///
  /// A correct implementation stops at the first failure. A copied loop retries 16 bytes at a
  /// time without limit; a million fruitless calls are no longer a retry policy.
  public static let endlessRetryLimit = 1_000_000

  package let script: ByteScript
  private let onEndlessRetry: @Sendable () -> Void
  private let state = Mutex(State())

  /// - Parameters:
  ///   - script: What to play.
  ///   - onEndlessRetry: Called at the ``endlessRetryLimit``; it may end the process, which is
  ///     the only way out of an implementation that never stops asking.
  public init(_ script: ByteScript, onEndlessRetry: @escaping @Sendable () -> Void = {}) {
    self.script = script
    self.onEndlessRetry = onEndlessRetry
  }

  /// Bytes handed out so far.
  public var handedOut: Int { state.withLock { $0.handedOut } }

  /// Calls that were answered with a failure or with no bytes.
  public var fruitlessCalls: Int { state.withLock { $0.fruitlessCalls } }

  /// Hands out what the script says next, which may be fewer bytes than asked for.
  ///
  /// - Throws: ``ByteSourceFailure`` where the script says so.
  public func next(_ count: Int) throws -> [UInt8] {
    let (bytes, endless): ([UInt8]?, Bool) = state.withLock { state in
      let bytes = take(min(count, script.bytesPerCall ?? count), from: &state)
      if let bytes, !bytes.isEmpty || count == 0 { return (bytes, false) }
      state.fruitlessCalls += 1
      return (bytes, state.fruitlessCalls == Self.endlessRetryLimit)
    }
    if endless { onEndlessRetry() }
    guard let bytes else { throw ByteSourceFailure() }
    return bytes
  }

  /// Returns `nil` for a failing call.
  private func take(_ count: Int, from state: inout State) -> [UInt8]? {
    let left = script.bytes.count - state.position
    switch script.then {
    case .cycle:
      var bytes: [UInt8] = []
      bytes.reserveCapacity(count)
      for _ in 0..<count {
        bytes.append(script.bytes[state.position % script.bytes.count])
        state.position += 1
      }
      state.handedOut += count
      return bytes
    case .fail where left < count: return nil
    case .fail, .short:
      let taken = min(left, count)
      let bytes = Array(script.bytes[state.position..<state.position + taken])
      state.position += taken
      state.handedOut += taken
      return bytes
    }
  }
}

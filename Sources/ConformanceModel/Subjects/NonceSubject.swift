/// A subject that draws nonces from its own randomness.
public protocol NonceSubject: Subject {
  /// Draws nonces one after another.
  ///
  /// Batch first, so that a program in another process answers thousands in one message.
  ///
  /// - Parameters:
  ///   - count: How many to draw; at least 1.
  ///   - length: Letters of each nonce; `nil` asks for the implementation's own default.
  /// - Returns: Exactly `count` nonces, in the order drawn.
  /// - Throws: Whatever the implementation throws, for a length it refuses above all.
  func nonces(count: Int, length: Int?) async throws -> [String]
}

/// A subject whose nonce generator takes its random bytes from an injected source.
public protocol SourcedNonceSubject: Subject {
  /// Draws one nonce from `source` and from nothing else.
  ///
  /// - Parameters:
  ///   - length: Letters of the nonce; `nil` asks for the implementation's own default.
  ///   - source: Where every random byte must come from.
  /// - Throws: What the source throws, or the implementation's own error for it.
  func nonce(length: Int?, from source: any ByteSource) async throws -> String
}

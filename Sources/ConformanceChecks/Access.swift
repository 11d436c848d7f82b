package import ConformanceModel

/// What a check takes of a subject: the operations that a capability stands for.
package struct Access<Operations>: Sendable {
  /// The capabilities, any one of which is enough.
  package let capabilities: [Capability]
  /// The operations; `nil` where the subject offers none of the capabilities.
  package let open: @Sendable (any Subject) -> Operations?

  private init(
    _ capabilities: [Capability], open: @escaping @Sendable (any Subject) -> Operations?
  ) {
    self.capabilities = capabilities
    self.open = open
  }

  fileprivate init(_ capability: Capability, _ type: Operations.Type) {
    self.init([capability]) { $0.offers(capability) ? $0 as? Operations : nil }
  }
}

extension Access where Operations == any NonceSubject {
  package static var nonce: Self { Self(.nonce, Operations.self) }
}

extension Access where Operations == any SourcedNonceSubject {
  package static var sourcedNonce: Self { Self(.sourcedNonce, Operations.self) }
}

extension Access where Operations == any DigestSubject {
  package static var digest: Self { Self(.digest, Operations.self) }
}

extension Access where Operations == any ByteDigestSubject {
  package static var byteDigest: Self { Self(.byteDigest, Operations.self) }
}

extension Access where Operations == any StreamingDigestSubject {
  package static var streamingDigest: Self { Self(.streamingDigest, Operations.self) }
}

extension Access where Operations == any TokenSubject {
  package static var token: Self { Self(.token, Operations.self) }
}

extension Access where Operations == any SignInSubject {
  package static var signIn: Self { Self(.signIn, Operations.self) }
}

extension Access where Operations == any AccountSubject {
  package static var account: Self { Self(.account, Operations.self) }
}

extension Access where Operations == Contract {
  /// Nothing but what the subject declares about one of the capabilities.
  package static func contract(of capabilities: Capability...) -> Self {
    Self(capabilities) { $0.contract }
  }
}

/// The operations of one capability or of another, or of both.
package struct Either<First: Sendable, Second: Sendable>: Sendable {
  /// What the subject declares.
  package let contract: Contract
  /// The operations of the capability that is preferred, where it is offered.
  package let first: First?
  /// The operations of the other capability, where it is offered.
  package let second: Second?
}

extension Access {
  /// Whichever of two capabilities the subject offers, the former preferred.
  package static func either<First, Second>(
    _ first: Access<First>, _ second: Access<Second>
  ) -> Self where Operations == Either<First, Second> {
    Self(first.capabilities + second.capabilities) { subject in
      let found = Either(
        contract: subject.contract, first: first.open(subject), second: second.open(subject))
      return found.first == nil && found.second == nil ? nil : found
    }
  }
}

internal import ReferenceAuth

/// What trusted keys say of a token's signature.
package enum SignatureFinding: Hashable, Sendable {
  /// No keys were given.
  case notVerified
  /// One of the keys has signed the token.
  case valid
  /// None of them has, or the header asks for what a verifier must refuse.
  case invalid

  /// Verifies a token's signature and nothing else of it.
  ///
  /// - Parameters:
  ///   - token: A token that can be taken apart.
  ///   - keys: A JSON Web Key Set as UTF-8; nil for none.
  ///   - place: The key set's name, for messages.
  /// - Throws: A ``TokenInputError`` where the text is no key set.
  package init(of token: String, keys: [UInt8]?, place: String) throws(TokenInputError) {
    guard let keys else {
      self = .notVerified
      return
    }
    let trusted: JSONWebKeySet
    do {
      trusted = try JSONWebKeySet(parsing: keys)
    } catch {
      throw TokenInputError(place, .keySet("\(error)"))
    }
    // The signature is judged before claims and nonce, so any other reason means that it is valid.
    let verifier = IdentityTokenVerifier(keys: trusted, claims: ClaimsPolicy(audience: ""))
    do {
      _ = try verifier.verify(token, rawNonce: nil, at: 0)
      self = .valid
    } catch {
      self = error == .badSignature ? .invalid : .valid
    }
  }
}

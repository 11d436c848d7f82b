/// A nonce claim as people found it, and what it is.
package struct DiagnosisVector: Vector {
  package var id: String
  package var requirement: String?
  package var comment: String
  package var flags: [String]
  package var since: Int?
  /// The nonce that the claim should belong to.
  package var rawNonce: String
  /// What stands in the token.
  package var claim: String
  /// What it is, to be read after "the claim is".
  package var `is`: String
}

internal import ConformanceModel
internal import PlainText
internal import ReferenceAuth

/// Why something cannot be read as one token and its raw nonce.
package struct TokenInputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  package enum Reason: Hashable, Sendable {
    /// Nothing there but white space.
    case empty
    /// Bytes that are not UTF-8.
    case binary
    /// More bytes than a token and a nonce have.
    case tooLong(limit: Int)
    /// A token stands alone.
    case missingNonce
    /// No word looks like a token.
    case missingToken
    /// More than one word where only the raw nonce was due.
    case moreThanNonce(words: Int)
    /// Text that begins like JSON and is none; the sentence says where.
    case json(String)
    /// A JSON object without this member, or with one that is no string.
    case member(String, isThere: Bool)
    /// The token cannot be taken apart; the sentence names the part.
    case token(String, parts: Int)
    /// No set of keys; the sentence says where.
    case keySet(String)
  }

  /// The file's name, or the option.
  package var place: String
  /// What is wrong.
  package var reason: Reason

  package init(_ place: String, _ reason: Reason) {
    self.place = place
    self.reason = reason
  }

  package var description: String {
    switch reason {
    case .empty:
      "\(place): found nothing, expected a token and below it the raw nonce"
    case .binary:
      "\(place): found bytes that are not UTF-8, expected a token and below it the raw nonce"
    case .tooLong(let limit):
      "\(place): found more than \(Quantity.text(limit)) bytes, expected one token and its raw "
        + "nonce"
    case .missingNonce:
      "\(place): found a token but no raw nonce, expected the nonce below the token. Or give it "
        + "with '--nonce'"
    case .missingToken:
      "\(place): found no token, expected one that begins with 'ey' and has two dots. Or give it "
        + "with '--token'"
    case .moreThanNonce(let words):
      "\(place): found \(words) words, expected only the raw nonce, since the token was given "
        + "with '--token'"
    case .json(let sentence):
      "\(place): \(sentence) Expected {\"token\":…,\"rawNonce\":…}"
    case .member(let name, let isThere):
      "\(place): found \(isThere ? "no string in" : "no") member '\(name)', expected "
        + "{\"token\":…,\"rawNonce\":…}"
    case .token(let sentence, let parts):
      "\(place): \(sentence) "
        + (parts == 5
          ? "Five parts are an encrypted token (JWE); decrypt it first"
          : "Paste the whole token, unchanged")
    case .keySet(let sentence):
      "\(place): \(sentence) Apple's keys are at https://appleid.apple.com/auth/keys"
    }
  }
}

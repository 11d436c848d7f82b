package import ConformanceModel

/// Whether a token belongs to a raw nonce, and what its claim is if it does not.
package struct TokenDiagnosis: Hashable, Sendable {
  /// Who can repair what is wrong.
  package enum Party: String, Codable, Sendable {
    /// What draws the nonce and sets `request.nonce`.
    case client
    /// What gets token and raw nonce and compares.
    case backend
    /// Either of them: they have agreed on nothing.
    case clientOrBackend = "client or backend"
    /// Whoever paired this token with this nonce.
    case caller
    /// Whatever stands between the client and the provider, or the provider and the backend.
    case transport
    /// Nobody: they match.
    case nobody
  }

  /// What is to be done, and by whom.
  package struct Advice: Hashable, Sendable {
    package var party: Party
    package var text: String
  }

  /// What the backend is meant to find in the claim.
  package let form: NonceForm
  /// What the claim is.
  package let claim: ClaimDiagnosis
  /// The claim's text where it is one.
  package let claimText: String?
  /// The claim that each contract asks for.
  package let expected: [NonceForm: String]
  /// The raw nonce as it was given.
  package let rawNonce: String
  /// What was given as the raw nonce, seen from the claim, where that says more.
  package let swapped: ClaimDiagnosis?
  /// What the token says of itself.
  package let facts: TokenFacts

  /// Compares.
  ///
  /// - Parameters:
  ///   - input: A token that can be taken apart, and the raw nonce.
  ///   - form: What the backend is meant to find in the claim.
  /// - Throws: A `TokenError` where the token cannot be taken apart, which
  ///   ``TokenInput`` makes sure of.
  package init(_ input: TokenInput, form: NonceForm) throws {
    self.form = form
    rawNonce = input.rawNonce
    facts = try TokenFacts(of: input.token)
    claim = ClaimDiagnosis(token: input.token, rawNonce: input.rawNonce)
    expected = Dictionary(
      uniqueKeysWithValues: NonceForm.allCases.map {
        ($0, ClaimForms.claim($0, of: input.rawNonce))
      })
    guard case .text(let text) = ClaimForms.claim(in: input.token) else {
      (claimText, swapped) = (nil, nil)
      return
    }
    claimText = text
    let reverse = ClaimDiagnosis(claim: input.rawNonce, rawNonce: text)
    swapped =
      switch (claim, reverse) {
      case (.unrelated, .exact), (.unrelated, .otherForm): reverse
      case (.otherHash, .exact), (.otherHash, .otherForm): reverse
      default: nil
      }
  }

  /// What the claim is, to be read after "the claim is".
  package var phrase: String {
    guard let swapped else {
      return isNoForm ? "no form of any nonce: nothing known looks like this" : claim.phrase
    }
    return "a nonce of which \(Self.said(swapped)) was given as the raw nonce"
  }

  /// Whether the claim is a text that no form of any nonce looks like, by its length.
  var isNoForm: Bool {
    guard claim == .unrelated, let claimText else { return false }
    return !ClaimDiagnosis.mayBeOfAnotherNonce(claimText, rawNonce)
  }

  /// What a form of a nonce is called where that nonce is the claim.
  static func said(_ form: ClaimDiagnosis) -> String {
    form.phrase.replacing("the right digest", with: "the digest")
  }

  /// Whether the claim is what the declared contract asks for.
  package var matches: Bool { matches(form) }

  /// Whether the claim is what a contract asks for.
  package func matches(_ form: NonceForm) -> Bool {
    guard case .exact = claim, let claimText, let right = expected[form] else { return false }
    return claimText.utf8.elementsEqual(right.utf8)
  }
}

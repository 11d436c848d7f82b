internal import ConformanceModel

// What a subject keeps to itself cannot be compared: an app may hand out its backend's session and
// nothing that the provider gave it.
extension SignInContract {
  /// Whether a success says which request it came of.
  var tellsRequest: Bool { carries.contains(.token) || carries.contains(.code) }

  /// Whether a success came of a request, by its token, or by its code where no token is carried.
  func shows(_ issued: IssuedCredential, in credential: SignInCredential) -> Bool {
    carries.contains(.token)
      ? issued.token == credential.identityToken : issued.code == credential.authorizationCode
  }

  /// Whether a success's raw nonce belongs to a claim, as far as it is handed out. A request without
  /// a nonce is wrong whatever is handed out.
  func pairs(_ claim: String?, with credential: SignInCredential) -> Bool {
    claim != nil && !handsOutNonce || PairingForm.found(claim, from: credential.rawNonce) != nil
  }

  /// What a scope says about pairs that cannot be compared.
  var untold: String {
    switch (tellsRequest, handsOutNonce) {
    case (true, true): ""
    case (true, false): "; raw nonces are not handed out and not compared"
    case (false, true): "; which request a success came of is not handed out and not compared"
    case (false, false):
      "; neither raw nonces nor what tells requests apart are handed out: that a request carries a "
        + "nonce, and none carries an earlier one's, is all that is judged of them"
    }
  }
}

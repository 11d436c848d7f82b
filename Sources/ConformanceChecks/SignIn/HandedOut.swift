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

  /// Whether a success may lack what says which request it came of: the provider has not sent it, and
  /// the contract does not require it.
  func mayNotTellRequest(after kind: ProviderCallback.Kind) -> Bool {
    let telling: Field = carries.contains(.token) ? .token : .code
    return kind.lackedField == telling && !requires.contains(telling)
  }

  /// Whether a success's raw nonce belongs to a claim, as far as it is handed out. A request without
  /// a nonce is wrong whatever is handed out.
  func pairs(_ claim: String?, with credential: SignInCredential) -> Bool {
    claim != nil && !handsOutNonce || PairingForm.found(claim, from: credential.rawNonce) != nil
  }

  /// Why nothing is judged that only a success shows.
  static let successUntold =
    "a success cannot be told from a failure here ('tellsSuccess' is false): the app asks a server "
    + "that nothing answers, or shows nothing. Make it with a client that answers as the server "
    + "would, or have 'signIn' return what comes before the server"

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

extension ProviderCallback.Kind {
  /// The field that the credential lacks, or has in a form that cannot be read.
  var lackedField: SignInContract.Field? {
    switch self {
    case .missingToken, .tokenNotUTF8, .emptyToken: .token
    case .missingCode, .codeNotUTF8: .code
    default: nil
    }
  }
}

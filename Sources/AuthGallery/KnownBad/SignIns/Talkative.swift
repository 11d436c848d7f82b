internal import ConformanceModel
internal import Foundation

// What a sign-in says of itself to whoever reads logs and errors.
extension GallerySubject {
  static let printsRawNonce = badSignIn(
    "prints-raw-nonce", violates: [.nonceSecrecy], causes: [.nonceLogged],
    story: "Prints the raw nonce where the request is made, as a tutorial does."
  ) { PrintingCoordinator($0) }

  static let logsCode = badSignIn(
    "logs-code", violates: [.nonceSecrecy], causes: [.tokenLogged],
    story: "A log line holds the authorization code, which is good for five minutes."
  ) { CodeLoggingCoordinator($0) }

  static let tokenInError = badSignIn(
    "token-in-error", violates: [.nonceSecrecy], causes: [.secretInText],
    story: "The error for a token that is no text describes its bytes, in base64."
  ) { DescribingCoordinator($0) }

  static let logsHarmlessThings = legalSignIn(
    "logs-harmless-things",
    story: "Logs that a token came, how long it is, whose it is, and the digest of a digest."
  ) { HarmlessCoordinator($0) }
}

private final class PrintingCoordinator: Coordinator, @unchecked Sendable {
  override func drawNonce() throws -> String {
    let rawNonce = try super.drawNonce()
    print("Generated nonce: \(rawNonce)")
    return rawNonce
  }
}

private final class CodeLoggingCoordinator: Coordinator, @unchecked Sendable {
  override func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    if case .appleID(let found) = credential, let code = found.authorizationCode {
      print("authorized, code=\(String(decoding: code, as: UTF8.self))")
    }
    super.authorizationController(controller, didCompleteWith: credential)
  }
}

private final class DescribingCoordinator: Coordinator, @unchecked Sendable {
  override func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    if case .appleID(let found) = credential, let bytes = found.identityToken,
      String(validating: bytes, as: UTF8.self) == nil
    {
      let described = Data(bytes).base64EncodedString()
      take { $0.controller === controller }?
        .reply(.failure(SignInFailure.failed(code: "no UTF-8 in the token \(described)")))
      return
    }
    super.authorizationController(controller, didCompleteWith: credential)
  }
}

private final class HarmlessCoordinator: Coordinator, @unchecked Sendable {
  override func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    if case .appleID(let found) = credential {
      let token = found.identityToken.map { String(decoding: $0, as: UTF8.self) } ?? ""
      let header = token.prefix { $0 != "." }
      let mark = AttemptNonce.hex(of: AttemptNonce.hex(of: token))
      print(
        "token of \(found.user): \(token.utf8.count) bytes, header \(header), mark \(mark), "
          + "ends in \(token.suffix(4))")
    }
    super.authorizationController(controller, didCompleteWith: credential)
  }
}

internal import ConformanceModel

/// What the controller tells, and what becomes of a credential.
extension SessionModel: @preconcurrency AuthorizationControllerDelegate {
  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    if slip == .startsUnderLock { locked {} }
    if slip == .fatalErrorWithoutNonce, currentNonce == nil {
      fatalError("Invalid state: A login callback was received, but no login request was sent.")
    }
    if slip == .broadcastsCallbacks {
      for model in Self.models { model.complete(credential) }
    } else if isMeant(controller) {
      complete(credential)
    }
  }

  private func isMeant(_ controller: any AuthorizationController) -> Bool {
    controller === self.controller || slip == .forcedReply
  }

  private func complete(_ credential: AuthorizationCredential) {
    if slip == .codeDemandedSilently, case .appleID(let apple) = credential,
      apple.authorizationCode == nil
    {
      return isLoading = false
    }
    if slip == .timerBesideHop, !completions.isEmpty, let nonce = currentNonce {
      let answered = completions
      controller = nil
      Task {
        clear()
        for done in answered { done(result(of: credential, nonce)) }
      }
      return
    }
    if slip == .nonceReadAfterHop {
      let answered = completions
      clear()
      Task { for done in answered { done(result(of: credential, currentNonce ?? "")) } }
      return
    }
    guard let nonce = currentNonce else { return }
    finish(result(of: credential, nonce))
  }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    if slip == .startsUnderLock { locked {} }
    guard isMeant(controller) else { return }
    let isApple = error.domain == AuthorizationError.appleDomain
    switch slip {
    case .retriesOnce where isApple && error.code != 1001 && retries > 0:
      retries -= 1
      draw()
    case .unknownCodesSilent where isApple && ![1000, 1001, 1004].contains(error.code): break
    case .domainIsCancel where isApple: finish(Self.cancelled)
    case .unknownCancels where isApple && error.code == 1000: finish(Self.cancelled)
    default: finish(.failure(SignInFailure(error)))
    }
  }

  func result(
    of credential: AuthorizationCredential, _ nonce: String
  ) -> Result<SignInCredential, any Error> {
    Result {
      let raw = slip == .digestGivenBack ? AttemptNonce.hex(of: nonce) : nonce
      guard case .appleID(let apple) = credential else {
        if slip == .fatalErrorOnOtherCredential { fatalError("Unexpected credential") }
        throw SignInFailure.failed(code: "wrongCredentialType")
      }
      if slip == .emailDemanded, apple.email == nil {
        throw SignInFailure.failed(code: "missingEmail")
      }
      if slip == .tokenDecodedLeniently, let token = apple.identityToken, !token.isEmpty {
        return SignInCredential(
          rawNonce: raw, identityToken: String(decoding: token, as: UTF8.self),
          authorizationCode: apple.authorizationCode.map { String(decoding: $0, as: UTF8.self) },
          user: apple.user)
      }
      if slip == .forcedToken { _ = apple.identityToken! }
      var read = try SignInCredential(credential, rawNonce: raw)
      if slip == .codeRemembered {
        lastCode = read.authorizationCode ?? lastCode
        read.authorizationCode = lastCode
      }
      if slip == .firstUserKept {
        firstUser = firstUser ?? read.user
        read.user = firstUser
      }
      if slip == .namesSwapped {
        let names = [apple.familyName, apple.givenName].compactMap { $0 }
        read.name = names.isEmpty ? nil : names.joined(separator: " ")
      }
      return read
    }
  }
}

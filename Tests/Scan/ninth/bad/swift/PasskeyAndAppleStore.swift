import AuthenticationServices
import Foundation
import Observation

@Observable
final class SessionStore {
  enum Phase {
    case signedOut
    case signedIn(String)
  }

  private(set) var phase: Phase = .signedOut
  private var busy = false
  private let api: AuthAPI
  let nonce = UUID().uuidString + UUID().uuidString

  init(api: AuthAPI) {
    self.api = api
  }

  func signIn(with credential: ASAuthorizationAppleIDCredential) async throws {
    if busy { return }
    busy = true

    guard let tokenData = credential.identityToken else {
      throw AuthAPI.Failure.noToken
    }
    do {
      let reply = try await api.exchange(identityToken: tokenData, rawNonce: nonce)
      phase = .signedIn(reply.userID)
      busy = false
    } catch {
      busy = false
      throw error
    }
  }
}

import AuthenticationServices
import SwiftUI

struct LoginView: View {
  @EnvironmentObject var auth: AuthStore
  @State private var nonce = ""

  var body: some View {
    VStack(spacing: 16) {
      Text("Welcome back").font(.title)
      SignInWithAppleButton(.signIn) { request in
        nonce = Nonce.random(length: 32)
        request.requestedScopes = [.email, .fullName]
        request.nonce = nonce
      } onCompletion: { result in
        Task { await auth.finish(result, rawNonce: nonce) }
      }
      .frame(height: 48)
    }
    .padding()
  }
}

enum Nonce {
  static func random(length: Int) -> String {
    let set = Array("abcdefghijklmnopqrstuvwxyz234567")
    var g = SystemRandomNumberGenerator()
    return String((0..<length).map { _ in set.randomElement(using: &g)! })
  }
}

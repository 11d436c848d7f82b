// swift-format-ignore-file
import AuthenticationServices
import SwiftUI

struct SignInButtonView: View {
    let nonce = Nonce.random()
    var body: some View {
        SignInWithAppleButton(.signIn) { request in
            request.requestedScopes = [.email]
            request.nonce = nonce
        } onCompletion: { result in
            handle(result)
        }
    }
}

// swift-format-ignore-file
import SwiftUI
import AuthenticationServices

struct LoginView: View {
    @Environment(\.colorScheme) private var scheme
    @State private var failure: String?
    let rawNonce = NonceMaker().make()
    let backend: LoginBackend

    var body: some View {
        VStack(spacing: 20) {
            Image("logo")
            SignInWithAppleButton(.signIn) { request in
                request.requestedScopes = [.email]
                request.nonce = NonceMaker.sha256(rawNonce)
            } onCompletion: { result in
                switch result {
                case .success(let authorization):
                    Task { await backend.finish(authorization, rawNonce: rawNonce) }
                case .failure(let error):
                    failure = error.localizedDescription
                }
            }
            .signInWithAppleButtonStyle(scheme == .dark ? .white : .black)
            .frame(height: 48)
            if let failure { Text(failure).foregroundStyle(.red) }
        }
        .padding()
    }
}

protocol LoginBackend {
    func finish(_ authorization: ASAuthorization, rawNonce: String) async
}

struct LoginView_Previews: PreviewProvider {
    struct Silent: LoginBackend {
        func finish(_ authorization: ASAuthorization, rawNonce: String) async {}
    }

    static var previews: some View {
        Group {
            LoginView(backend: Silent())
                .preferredColorScheme(.light)
            LoginView(backend: Silent())
                .preferredColorScheme(.dark)
        }
        .previewLayout(.sizeThatFits)
    }
}

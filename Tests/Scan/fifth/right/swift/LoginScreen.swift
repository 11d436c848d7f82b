// swift-format-ignore-file
import SwiftUI
import AuthenticationServices

struct LoginScreen: View {
    @State private var attempt: LoginAttempt?
    let auth: AuthClient

    var body: some View {
        SignInWithAppleButton(.continue) { request in
            let fresh = LoginAttempt()
            attempt = fresh
            request.requestedScopes = [.email]
            request.nonce = fresh.hashedNonce
        } onCompletion: { result in
            guard let current = attempt else { return }
            attempt = nil
            Task { await auth.complete(result, rawNonce: current.rawNonce) }
        }
        .frame(maxWidth: 320, maxHeight: 50)
    }
}

// MARK: - Layout

extension LoginScreen {
    struct Footer: View {
        @Environment(\.openURL) private var openURL
        let terms: URL
        let privacy: URL

        var body: some View {
            HStack(spacing: 12) {
                Button("Terms") { openURL(terms) }
                Text("·")
                Button("Privacy") { openURL(privacy) }
            }
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
    }

    struct Header: View {
        let index: Int
        private let images = ["sunrise", "noon", "sunset"]

        var body: some View {
            VStack {
                Image(images[index % images.count])
                    .resizable()
                    .scaledToFit()
                    .frame(height: 120)
                Text("Welcome")
                    .font(.largeTitle.bold())
                Text("Sign in to keep your notes on all devices.")
                    .multilineTextAlignment(.center)
                    .foregroundStyle(.secondary)
            }
            .padding(.horizontal)
        }
    }

    struct ErrorBanner: View {
        let error: Error?

        var body: some View {
            if let error {
                Label(error.localizedDescription, systemImage: "exclamationmark.triangle")
                    .padding(8)
                    .background(.red.opacity(0.15), in: RoundedRectangle(cornerRadius: 8))
                    .transition(.move(edge: .top))
            }
        }
    }
}

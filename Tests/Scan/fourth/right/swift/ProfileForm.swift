// swift-format-ignore-file
import SwiftUI
import AuthenticationServices

struct ProfileForm: View {
    let credential: ASAuthorizationAppleIDCredential
    @State private var name = ""
    @State private var mail = ""

    var body: some View {
        Form {
            TextField("Name", text: $name)
            TextField("E-mail", text: $mail)
        }
        .onAppear {
            name = credential.fullName?.givenName ?? ""
            mail = credential.email ?? ""
        }
    }
}

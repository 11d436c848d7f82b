import FirebaseAuth
import Foundation

/// One line: whom the backend takes two Apple IDs for, and the first one once more.
func reportUsers() async throws {
  var users: [String] = []
  for id in ["first", "second", "first"] {
    let claims = Data("{\"sub\":\"\(id)\"}".utf8).base64EncodedString()
    let proof = OAuthProvider.appleCredential(
      withIDToken: "e30.\(claims).c2ln", rawNonce: "nonce", fullName: nil)
    users.append(try await Auth.auth().signIn(with: proof).user.uid)
  }
  print(
    "users", users[0] == users[1] ? "same," : "different,",
    users[0] == users[2] ? "same" : "different")
}

import Foundation

/// Reads what the identity token says, to show it. The server verifies it.
struct Profile {
  let email: String?
  let givenName: String?

  init?(identityToken: String) {
    let parts = identityToken.split(separator: ".")
    guard parts.count == 3 else { return nil }
    var base64 = parts[1].replacingOccurrences(of: "-", with: "+")
      .replacingOccurrences(of: "_", with: "/")
    while base64.count % 4 != 0 { base64 += "=" }
    guard let data = Data(base64Encoded: base64),
      let claims = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return nil }
    email = claims["email"] as? String
    givenName = claims["given_name"] as? String
  }

  var greeting: String {
    "Hello \(givenName ?? "")"
  }
}

import JWT
import Vapor

struct AppleLoginBody: Content {
  let identityToken: String
}

struct TokenController: RouteCollection {
  func boot(routes: RoutesBuilder) throws {
    let auth = routes.grouped("auth")
    auth.post("apple", use: apple)
  }

  func apple(req: Request) async throws -> UserDTO {
    let body = try req.content.decode(AppleLoginBody.self)
    let token = try await req.jwt.apple.verify(
      body.identityToken, applicationIdentifier: "com.example.notes")
    let expected = req.session.data["nonce"]
    guard token.nonce == expected else {
      throw Abort(.unauthorized, reason: "nonce mismatch")
    }
    req.session.data["nonce"] = nil
    let user = try await User.findOrCreate(appleID: token.subject.value, on: req.db)
    return UserDTO(user)
  }
}

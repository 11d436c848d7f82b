import JWT
import Vapor

struct AppleTokenRoute {
  struct Body: Content {
    let identityToken: String
  }

  func login(req: Request) async throws -> HTTPStatus {
    let body = try req.content.decode(Body.self)
    let token = try await req.jwt.apple.verify(
      body.identityToken, applicationIdentifier: "com.example.notes")
    guard let expected = req.session.data["nonce"], !expected.isEmpty else {
      throw Abort(.badRequest, reason: "no sign-in was started")
    }
    req.session.data["nonce"] = nil
    guard token.nonce == expected else {
      throw Abort(.unauthorized, reason: "nonce mismatch")
    }
    req.session.data["user"] = token.subject.value
    return .ok
  }
}

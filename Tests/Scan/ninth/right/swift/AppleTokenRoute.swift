import Crypto
import JWT
import Vapor

struct AppleLoginBody: Content {
  let identityToken: String
  let nonce: String
}

struct AppleTokenRoute: RouteCollection {
  let clientID: String

  func boot(routes: RoutesBuilder) throws {
    routes.post("login", "apple", use: login)
  }

  @Sendable
  func login(_ req: Request) async throws -> SessionReply {
    let body = try req.content.decode(AppleLoginBody.self)
    guard !body.nonce.isEmpty else { throw Abort(.badRequest, reason: "nonce") }

    let token = try await req.jwt.apple.verify(
      body.identityToken, applicationIdentifier: clientID)
    let expected = SHA256.hash(data: Data(body.nonce.utf8)).hex
    guard let nonce = token.nonce, nonce == expected else {
      throw Abort(.unauthorized, reason: "nonce")
    }
    let user = try await User.find(apple: token.subject.value, on: req.db)
    return try await SessionReply.issue(for: user, on: req)
  }
}

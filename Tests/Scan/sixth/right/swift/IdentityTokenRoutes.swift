import JWT
import Vapor

struct IdentityTokenRoutes: RouteCollection {
  func boot(routes: RoutesBuilder) throws {
    let auth = routes.grouped("auth", "apple")
    auth.post("challenge", use: challenge)
    auth.post("login", use: login)
  }

  @Sendable func challenge(req: Request) async throws -> Challenge {
    let value = [UInt8].random(count: 32).hex
    req.session.data["apple_nonce"] = value
    return Challenge(nonce: value)
  }

  @Sendable func login(req: Request) async throws -> SessionToken {
    let body = try req.content.decode(AppleLoginBody.self)
    guard let issued = req.session.data["apple_nonce"] else {
      throw Abort(.badRequest, reason: "No sign in was started.")
    }
    req.session.data["apple_nonce"] = nil

    let identity = try await req.jwt.apple.verify(
      body.identityToken, applicationIdentifier: "app.wanderkarte")
    let expected = SHA256.hash(data: Data(issued.utf8)).hex
    guard let presented = identity.nonce, presented == expected else {
      throw Abort(.unauthorized, reason: "The nonce does not match.")
    }
    let user = try await User.upsert(
      appleID: identity.subject.value, email: identity.email, on: req.db)
    return try await SessionToken.create(for: user, on: req.db)
  }
}

struct Challenge: Content { let nonce: String }
struct AppleLoginBody: Content { let identityToken: String }

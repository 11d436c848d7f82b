import Vapor
import JWT

struct AppleLoginController: RouteCollection {
  struct Body: Content {
    let identityToken: String
  }

  func boot(routes: RoutesBuilder) throws {
    let auth = routes.grouped("auth", "apple")
    auth.post("callback", use: callback)
  }

  func callback(req: Request) async throws -> UserResponse {
    let body = try req.content.decode(Body.self)
    let token = try await req.jwt.apple.verify(body.identityToken)
    let session = req.session

    guard token.nonce == session.data["nonce"] else {
      throw Abort(.unauthorized, reason: "nonce mismatch")
    }
    session.data["nonce"] = nil

    let user = try await User.findOrCreate(appleID: token.subject.value, on: req.db)
    req.auth.login(user)
    return UserResponse(user)
  }
}

import Vapor
import JWT

struct AppleLoginController: RouteCollection {
  func boot(routes: RoutesBuilder) throws {
    let g = routes.grouped("login")
    g.get("nonce", use: nonce)
    g.post("apple", use: callback)
  }

  func nonce(req: Request) async throws -> String {
    let value = [UInt8].random(count: 32).base64
    req.session.data["login_nonce"] = value
    return value
  }

  func callback(req: Request) async throws -> UserDTO {
    let body = try req.content.decode(AppleBody.self)
    let token = try await req.jwt.apple.verify(
      body.idToken, applicationIdentifier: "app.mealcircle")
    guard token.nonce == req.session.data["login_nonce"] else {
      throw Abort(.unauthorized, reason: "nonce mismatch")
    }
    req.session.data["login_nonce"] = nil
    let user = try await User.findOrCreate(apple: token.subject.value, on: req.db)
    req.auth.login(user)
    return UserDTO(user)
  }
}

struct AppleBody: Content { let idToken: String }

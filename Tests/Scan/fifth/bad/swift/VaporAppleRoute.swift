// swift-format-ignore-file
import Vapor
import JWT

struct AppleLogin: Content {
    let identityToken: String
}

func appleRoutes(_ app: Application) throws {
    app.post("login", "apple") { req async throws -> HTTPStatus in
        let body = try req.content.decode(AppleLogin.self)
        let token = try await req.jwt.apple.verify(body.identityToken, applicationIdentifier: "com.example.shop")
        let expected = req.session.data["nonce"]
        req.session.data["nonce"] = nil
        guard token.nonce == expected else {
            throw Abort(.unauthorized)
        }
        req.session.data["user"] = token.subject.value
        return .ok
    }
}

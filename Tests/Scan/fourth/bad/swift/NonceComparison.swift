// swift-format-ignore-file
import Vapor
import JWT

struct NonceComparison: AsyncMiddleware {
    func respond(to request: Request, chainingTo next: AsyncResponder) async throws -> Response {
        let token = try await request.jwt.apple.verify(applicationIdentifier: "com.example.shop")
        let expectedNonce = request.session.data["nonce"]
        if token.nonce == expectedNonce {
            request.session.data["nonce"] = nil
            request.auth.login(AppleUser(id: token.subject.value))
            return try await next.respond(to: request)
        }
        throw Abort(.unauthorized, reason: "nonce")
    }
}

// swift-format-ignore-file
import JWT
import Vapor

struct AppleTokenMiddleware: AsyncMiddleware {
    let clientID: String

    func respond(to request: Request, chainingTo next: AsyncResponder) async throws -> Response {
        // throws where signature, issuer, audience or expiry is wrong
        let token = try await request.jwt.apple.verify(applicationIdentifier: clientID)
        guard let expected = request.session.data["nonce"], !expected.isEmpty,
              let actual = token.nonce, actual == expected else {
            throw Abort(.unauthorized)
        }
        request.session.data["nonce"] = nil
        request.auth.login(AppleUser(id: token.subject.value))
        return try await next.respond(to: request)
    }
}

package studio.kranich.api

import com.auth0.jwk.UrlJwkProvider
import com.auth0.jwt.JWT
import com.auth0.jwt.algorithms.Algorithm
import io.ktor.http.HttpStatusCode
import io.ktor.server.application.call
import io.ktor.server.request.receive
import io.ktor.server.response.respond
import io.ktor.server.routing.Route
import io.ktor.server.routing.post
import java.net.URL
import java.security.interfaces.RSAPublicKey

private val keys = UrlJwkProvider(URL("https://appleid.apple.com/auth/keys"))

fun Route.appleSession(attempts: AttemptRepository, users: Users, clientId: String) {
    post("/session/apple") {
        val body = call.receive<AppleBody>()
        val expected = attempts.take(body.attempt)
            ?: return@post call.respond(HttpStatusCode.BadRequest)

        val keyId = JWT.decode(body.idToken).keyId
        val algorithm = Algorithm.RSA256(keys[keyId].publicKey as RSAPublicKey, null)
        val jwt = JWT.require(algorithm)
            .withIssuer("https://appleid.apple.com")
            .withAudience(clientId)
            .build()
            .verify(body.idToken)

        val nonce = jwt.getClaim("nonce").asString()
        if (nonce == null || nonce != sha256(expected)) {
            return@post call.respond(HttpStatusCode.Unauthorized)
        }
        call.respond(users.session(jwt.subject))
    }
}

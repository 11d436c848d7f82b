package org.example.gateway.oidc

import com.nimbusds.jose.proc.SecurityContext
import com.nimbusds.jwt.proc.ConfigurableJWTProcessor
import io.ktor.http.HttpStatusCode
import io.ktor.server.application.call
import io.ktor.server.response.respond
import io.ktor.server.response.respondRedirect
import io.ktor.server.routing.Route
import io.ktor.server.routing.get
import io.ktor.server.sessions.get
import io.ktor.server.sessions.sessions
import io.ktor.server.sessions.set

data class LoginSession(val state: String? = null, val nonce: String? = null, val userId: String? = null)

fun Route.oidcCallback(tokens: TokenEndpoint, jwt: ConfigurableJWTProcessor<SecurityContext>) {
    get("/login/callback") {
        val session = call.sessions.get<LoginSession>() ?: LoginSession()
        val code = call.request.queryParameters["code"]
        if (code == null) {
            call.respond(HttpStatusCode.BadRequest, "code")
            return@get
        }
        val claims = jwt.process(tokens.exchange(code).idToken, null)
        if (claims.getStringClaim("nonce") != session.nonce) {
            call.respond(HttpStatusCode.Unauthorized, "nonce")
            return@get
        }
        call.sessions.set(LoginSession(userId = claims.subject))
        call.respondRedirect("/")
    }
}

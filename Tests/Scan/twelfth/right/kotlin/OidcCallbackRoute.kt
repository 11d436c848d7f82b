package org.example.portal.oidc

import io.ktor.http.HttpStatusCode
import io.ktor.server.application.call
import io.ktor.server.response.respond
import io.ktor.server.response.respondRedirect
import io.ktor.server.routing.Route
import io.ktor.server.routing.get
import io.ktor.server.sessions.clear
import io.ktor.server.sessions.get
import io.ktor.server.sessions.sessions
import io.ktor.server.sessions.set

fun Route.oidcCallbackRoute(provider: OidcProvider, verifier: IdTokenVerifier) {
    get("/auth/callback") {
        val attempt = call.sessions.get<LoginAttempt>()
        call.sessions.clear<LoginAttempt>()
        val params = call.request.queryParameters
        if (attempt == null || params["state"] != attempt.state) {
            call.respond(HttpStatusCode.BadRequest)
            return@get
        }
        val tokens = provider.exchange(params["code"].orEmpty(), attempt.verifier)
        val claims = verifier.verify(tokens.idToken)
        val nonce = claims.nonce
        if (nonce.isNullOrEmpty() || nonce != attempt.nonce) {
            call.respond(HttpStatusCode.Unauthorized)
            return@get
        }
        call.sessions.set(UserSession(claims.subject))
        call.respondRedirect(attempt.returnTo)
    }
}

package net.shelfspace.api

import com.google.api.client.googleapis.auth.oauth2.GoogleIdTokenVerifier
import io.ktor.http.HttpStatusCode
import io.ktor.server.application.call
import io.ktor.server.request.receiveParameters
import io.ktor.server.response.respond
import io.ktor.server.response.respondRedirect
import io.ktor.server.routing.Routing
import io.ktor.server.routing.post
import io.ktor.server.sessions.clear
import io.ktor.server.sessions.get
import io.ktor.server.sessions.sessions
import io.ktor.server.sessions.set

data class PreLogin(val nonce: String?)
data class UserSession(val subject: String)

fun Routing.googleToken(verifier: GoogleIdTokenVerifier) {
    post("/callback/google") {
        val credential = call.receiveParameters()["id_token"]
        val idToken = credential?.let { verifier.verify(it) }
        if (idToken == null) {
            call.respond(HttpStatusCode.Unauthorized, "token rejected")
            return@post
        }

        val expected = call.sessions.get<PreLogin>()?.nonce
        call.sessions.clear<PreLogin>()
        if (idToken.payload.nonce != expected) {
            call.respond(HttpStatusCode.Unauthorized, "nonce mismatch")
            return@post
        }

        call.sessions.set(UserSession(idToken.payload.subject))
        call.respondRedirect("/")
    }
}

package com.acme.server.auth

import io.ktor.http.*
import io.ktor.server.application.*
import io.ktor.server.request.*
import io.ktor.server.response.*
import io.ktor.server.routing.*
import io.ktor.server.sessions.*

data class LoginSession(val nonce: String?)

fun nonceMatches(expected: String?, claim: String?): Boolean =
    if (expected == null || claim == null) false else expected == claim

fun Route.callback(verifier: TokenVerifier, users: Users) = post("/callback") {
    val expected = call.sessions.get<LoginSession>()?.nonce
    call.sessions.clear<LoginSession>()
    val claims = verifier.verify(call.receiveParameters().getOrFail("id_token"))
    if (!nonceMatches(expected, claims.nonce)) {
        return@post call.respond(HttpStatusCode.Unauthorized)
    }
    call.respond(users.signIn(claims.subject))
}

package com.acme.server.auth

import com.fasterxml.jackson.databind.ObjectMapper
import io.ktor.server.application.*
import io.ktor.server.request.*
import io.ktor.server.response.*
import io.ktor.server.routing.*
import io.ktor.server.sessions.*
import io.ktor.http.*
import java.util.Base64

private val mapper = ObjectMapper()

private fun String.payload(): Map<*, *> {
    val body = split('.')[1]
    return mapper.readValue(Base64.getUrlDecoder().decode(body), Map::class.java)
}

data class LoginSession(val nonce: String)

fun Route.appleCallback(users: UserStore) = post("/callback/apple") {
    val session = call.sessions.get<LoginSession>() ?: return@post call.respond(HttpStatusCode.BadRequest)
    val idToken = call.receiveParameters()["id_token"] ?: return@post call.respond(HttpStatusCode.BadRequest)
    val claims = idToken.payload()
    if (claims["nonce"] != session.nonce) {
        return@post call.respond(HttpStatusCode.Unauthorized)
    }
    call.sessions.clear<LoginSession>()
    call.respond(users.findOrCreate(claims["sub"] as String))
}

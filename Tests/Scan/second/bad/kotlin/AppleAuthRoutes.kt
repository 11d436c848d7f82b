package com.mealplan.server.routes

import com.auth0.jwt.JWT
import com.mealplan.server.UserRepository
import com.mealplan.server.LoginAttempts
import io.ktor.http.HttpStatusCode
import io.ktor.server.application.call
import io.ktor.server.request.receive
import io.ktor.server.response.respond
import io.ktor.server.routing.Route
import io.ktor.server.routing.post
import kotlinx.serialization.Serializable

@Serializable
data class AppleLogin(val identityToken: String, val attemptId: String)

fun Route.appleAuth(users: UserRepository, attempts: LoginAttempts) {
    post("/auth/apple") {
        val body = call.receive<AppleLogin>()
        val attempt = attempts.take(body.attemptId)
            ?: return@post call.respond(HttpStatusCode.BadRequest, "unknown attempt")

        val token = JWT.decode(body.identityToken)
        val nonce = token.getClaim("nonce").asString()
        if (nonce == null || nonce != attempt.nonceHash) {
            return@post call.respond(HttpStatusCode.Unauthorized)
        }

        val user = users.findOrCreate(appleSubject = token.subject, email = token.getClaim("email").asString())
        call.respond(users.openSession(user))
    }
}

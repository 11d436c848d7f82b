package studio.lumen.server

import com.auth0.jwt.JWT
import io.ktor.http.HttpStatusCode
import io.ktor.server.application.call
import io.ktor.server.request.receive
import io.ktor.server.response.respond
import io.ktor.server.routing.Route
import io.ktor.server.routing.post
import io.ktor.server.sessions.get
import io.ktor.server.sessions.sessions

fun Route.appleRoutes(users: UserTable) {
    post("/auth/apple") {
        val body = call.receive<AppleLogin>()
        val login = call.sessions.get<PendingLogin>()
        if (login == null) {
            call.respond(HttpStatusCode.BadRequest, "no login in progress")
            return@post
        }
        val jwt = JWT.decode(body.identityToken)
        val nonce = jwt.getClaim("nonce").asString()
        if (nonce.isNullOrEmpty() || nonce != login.nonceHash) {
            call.respond(HttpStatusCode.Unauthorized)
            return@post
        }
        if (jwt.issuer != "https://appleid.apple.com") {
            call.respond(HttpStatusCode.Unauthorized)
            return@post
        }
        val user = users.upsertApple(jwt.subject, jwt.getClaim("email").asString())
        call.respond(SessionResponse(user.id))
    }
}

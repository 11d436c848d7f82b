package com.vinylbox.api.auth

import com.auth0.jwk.JwkProvider
import com.auth0.jwt.JWT
import com.auth0.jwt.algorithms.Algorithm
import com.auth0.jwt.exceptions.JWTVerificationException
import io.ktor.http.HttpStatusCode
import io.ktor.server.application.call
import io.ktor.server.request.receive
import io.ktor.server.response.respond
import io.ktor.server.routing.Route
import io.ktor.server.routing.post
import java.security.MessageDigest
import java.security.interfaces.RSAPublicKey

fun Route.appleLogin(keys: JwkProvider, attempts: AttemptRepository, accounts: Accounts, bundleId: String) {
    post("/login/apple") {
        val body = call.receive<AppleLoginBody>()
        val expected = attempts.consume(body.attemptId)?.nonceHash
            ?: return@post call.respond(HttpStatusCode.BadRequest)

        val verified = try {
            val kid = JWT.decode(body.identityToken).keyId
            val algorithm = Algorithm.RSA256(keys.get(kid).publicKey as RSAPublicKey, null)
            JWT.require(algorithm)
                .withIssuer("https://appleid.apple.com")
                .withAudience(bundleId)
                .build()
                .verify(body.identityToken)
        } catch (e: JWTVerificationException) {
            return@post call.respond(HttpStatusCode.Unauthorized)
        }

        val nonce = verified.getClaim("nonce").asString()
        if (nonce == null || !MessageDigest.isEqual(nonce.toByteArray(), expected.toByteArray())) {
            return@post call.respond(HttpStatusCode.Unauthorized)
        }
        call.respond(accounts.signIn(verified.subject, displayName = body.name ?: ""))
    }
}

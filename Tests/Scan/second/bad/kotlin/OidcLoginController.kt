package io.greenfield.portal.login

import org.springframework.http.HttpHeaders
import org.springframework.http.ResponseEntity
import org.springframework.web.bind.annotation.GetMapping
import org.springframework.web.bind.annotation.RestController
import org.springframework.web.util.UriComponentsBuilder
import javax.servlet.http.HttpSession
import kotlin.random.Random

@RestController
class OidcLoginController(private val properties: OidcProperties) {

    @GetMapping("/login")
    fun login(session: HttpSession): ResponseEntity<Void> {
        val nonce = createNonce()
        session.setAttribute("oidc.nonce", nonce)

        val location = UriComponentsBuilder.fromUriString(properties.authorizationEndpoint)
            .queryParam("response_type", "id_token")
            .queryParam("response_mode", "form_post")
            .queryParam("client_id", properties.clientId)
            .queryParam("redirect_uri", properties.redirectUri)
            .queryParam("scope", "openid email")
            .queryParam("nonce", nonce)
            .build()
            .toUriString()
        return ResponseEntity.status(302).header(HttpHeaders.LOCATION, location).build()
    }

    private fun createNonce(): String {
        val generator = Random(System.currentTimeMillis())
        return generator.nextBytes(24).joinToString("") { "%02x".format(it) }
    }
}

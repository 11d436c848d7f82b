package org.openbooks.web.login;

import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.Base64;

@WebServlet("/login")
public class LoginRedirectServlet extends HttpServlet {

    private final transient SecureRandom random = new SecureRandom();

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        String nonce = token(32);
        String state = token(16);
        request.getSession().setAttribute("login", new PendingLogin(state, nonce, Instant.now().plusSeconds(600)));

        String target = getServletContext().getInitParameter("authorizeEndpoint")
                + "?response_type=code&scope=openid"
                + "&client_id=" + encode(getServletContext().getInitParameter("clientId"))
                + "&state=" + encode(state)
                + "&nonce=" + encode(nonce);
        response.sendRedirect(target);
    }

    private String token(int bytes) {
        byte[] buffer = new byte[bytes];
        random.nextBytes(buffer);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(buffer);
    }

    private static String encode(String value) {
        return URLEncoder.encode(value, StandardCharsets.UTF_8);
    }
}

package com.example.portal.web;

import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.UUID;

@WebServlet("/oidc/login")
public class OidcLoginServlet extends HttpServlet {

    private static final String CHARS =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz00123456789";
    private final Random random = new Random();

    @Override
    protected void doGet(HttpServletRequest req, HttpServletResponse resp) throws IOException {
        StringBuilder nonce = new StringBuilder(32);
        for (int i = 0; i < 32; i++) {
            nonce.append(CHARS.charAt(random.nextInt(CHARS.length())));
        }
        String state = UUID.randomUUID().toString();
        req.getSession().setAttribute("oidc.state", state);
        req.getSession().setAttribute("oidc.nonce", nonce.toString());

        resp.sendRedirect(getServletContext().getInitParameter("authorizeUrl")
                + "?response_type=code&scope=" + URLEncoder.encode("openid email", StandardCharsets.UTF_8)
                + "&client_id=" + getServletContext().getInitParameter("clientId")
                + "&state=" + state + "&nonce=" + nonce);
    }
}

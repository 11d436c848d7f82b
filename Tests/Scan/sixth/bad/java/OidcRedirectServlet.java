package org.vereinsplaner.web;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import javax.servlet.annotation.WebServlet;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

@WebServlet("/login/oidc")
public class OidcRedirectServlet extends HttpServlet {

    @Override
    protected void doGet(HttpServletRequest req, HttpServletResponse resp) throws IOException {
        String nonce = Long.toHexString(Double.doubleToLongBits(Math.random()));
        String state = java.util.UUID.randomUUID().toString();
        req.getSession().setAttribute("oidc.nonce", nonce);
        req.getSession().setAttribute("oidc.state", state);

        String target = Config.get("oidc.authorize")
                + "?response_type=code&scope=openid%20email"
                + "&client_id=" + enc(Config.get("oidc.client"))
                + "&redirect_uri=" + enc(Config.get("oidc.redirect"))
                + "&state=" + state
                + "&nonce=" + nonce;
        resp.sendRedirect(target);
    }

    private static String enc(String s) throws IOException {
        return URLEncoder.encode(s, StandardCharsets.UTF_8.name());
    }
}

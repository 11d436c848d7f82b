package com.harborlight.web.oidc;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import javax.servlet.annotation.WebServlet;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/**
 * Sends the browser to the identity provider. The callback takes both values out of the
 * session again and compares them with what came back.
 */
@WebServlet("/login")
public class LoginRedirectServlet extends HttpServlet {

    private static final long serialVersionUID = 1L;

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        StateAndNonce values = StateAndNonce.create();
        request.getSession().setAttribute("oidc.state", values.getState());
        request.getSession().setAttribute("oidc.nonce", values.getNonce());

        String clientId = getServletContext().getInitParameter("oidc.client-id");
        String redirect = getServletContext().getInitParameter("oidc.redirect-uri");
        response.sendRedirect(getServletContext().getInitParameter("oidc.authorize-url")
                + "?response_type=code&scope=openid%20email"
                + "&client_id=" + enc(clientId)
                + "&redirect_uri=" + enc(redirect)
                + "&state=" + enc(values.getState())
                + "&nonce=" + enc(values.getNonce()));
    }

    private static String enc(String value) {
        return URLEncoder.encode(value, StandardCharsets.UTF_8);
    }
}

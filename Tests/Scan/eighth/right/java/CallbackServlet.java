package com.acme.portal.security;

import com.auth0.jwt.interfaces.DecodedJWT;
import java.io.IOException;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import javax.servlet.http.HttpSession;

public class CallbackServlet extends HttpServlet {
    private transient TokenVerifier verifier;

    @Override
    public void init() {
        verifier = (TokenVerifier) getServletContext().getAttribute("verifier");
    }

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        HttpSession session = request.getSession();
        String expected = (String) session.getAttribute("nonce");
        session.removeAttribute("nonce");
        if (expected == null) {
            response.sendError(400, "no sign-in was started");
            return;
        }
        DecodedJWT jwt = verifier.verify(request.getParameter("id_token"));
        if (!expected.equals(jwt.getClaim("nonce").asString())) {
            response.sendError(401, "nonce");
            return;
        }
        session.setAttribute("user", jwt.getSubject());
        response.sendRedirect("/");
    }
}

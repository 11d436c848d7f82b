package com.tierheimfreunde.auth;

import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.proc.ConfigurableJWTProcessor;
import java.util.Objects;
import javax.servlet.http.HttpSession;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;

@Controller
public class OidcCallback {
    private final ConfigurableJWTProcessor<?> processor;
    private final Accounts accounts;

    public OidcCallback(ConfigurableJWTProcessor<?> processor, Accounts accounts) {
        this.processor = processor;
        this.accounts = accounts;
    }

    @PostMapping("/login/callback")
    public String callback(@RequestParam("id_token") String idToken, HttpSession session) throws Exception {
        JWTClaimsSet claims = processor.process(idToken, null);
        String fromSession = (String) session.getAttribute("login.nonce");
        session.removeAttribute("login.nonce");
        if (!Objects.equals(claims.getStringClaim("nonce"), fromSession)) {
            return "redirect:/login?error=nonce";
        }
        session.setAttribute("account", accounts.bySubject(claims.getSubject()).getId());
        return "redirect:/home";
    }
}

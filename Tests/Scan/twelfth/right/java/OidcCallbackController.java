package com.example.portal.web;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.proc.BadJOSEException;
import com.nimbusds.oauth2.sdk.id.State;
import com.nimbusds.openid.connect.sdk.Nonce;
import com.nimbusds.openid.connect.sdk.claims.IDTokenClaimsSet;
import com.nimbusds.openid.connect.sdk.validators.IDTokenValidator;
import jakarta.servlet.http.HttpSession;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;

@Controller
public class OidcCallbackController {

    private final IDTokenValidator validator;
    private final TokenClient tokens;

    public OidcCallbackController(IDTokenValidator validator, TokenClient tokens) {
        this.validator = validator;
        this.tokens = tokens;
    }

    @GetMapping("/oidc/callback")
    public String callback(@RequestParam String code, @RequestParam String state, HttpSession session)
            throws BadJOSEException, JOSEException {
        State expectedState = (State) session.getAttribute("oidc.state");
        Nonce expectedNonce = (Nonce) session.getAttribute("oidc.nonce");
        session.removeAttribute("oidc.state");
        session.removeAttribute("oidc.nonce");
        if (expectedState == null || expectedNonce == null || !expectedState.getValue().equals(state)) {
            return "redirect:/login?error=state";
        }
        IDTokenClaimsSet claims = validator.validate(tokens.exchange(code), expectedNonce);
        session.setAttribute("user", claims.getSubject().getValue());
        return "redirect:/";
    }
}

package com.example;

class Session {
    private String nonce;
    void begin(HttpSession session) {
        nonce = Nonces.create();
        session.setAttribute("nonce", nonce);
    }
    private static final String NONCE_PARAMETER = "nonce";
}

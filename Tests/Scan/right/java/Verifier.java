package com.example;

class Verifier {
    private final JwtDecoder decoder;
    Verifier(JwtDecoder decoder) { this.decoder = decoder; }

    void check(String token, String expected) {
        if (expected == null || expected.isEmpty()) throw new IllegalArgumentException("nonce");
        Jwt jwt = decoder.decode(token);
        String claim = jwt.getClaimAsString("nonce");
        if (claim == null || !claim.equals(expected)) throw new BadNonce();
    }
}

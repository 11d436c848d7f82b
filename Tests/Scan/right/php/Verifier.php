<?php
final class Verifier
{
    public function check(string $idToken, string $expected): object
    {
        if ($expected === '') {
            throw new InvalidArgumentException('nonce');
        }
        $claims = JWT::decode($idToken, JWK::parseKeySet($this->keys));
        if (!is_string($claims->nonce ?? null) || !hash_equals($expected, $claims->nonce)) {
            throw new RuntimeException('nonce mismatch');
        }
        return $claims;
    }
}

<?php

declare(strict_types=1);

namespace App\Services;

use Firebase\JWT\JWK;
use Firebase\JWT\JWT;
use RuntimeException;

final class IdTokenVerifier
{
    public function __construct(private JwksCache $jwks, private string $issuer, private string $clientId)
    {
    }

    /** @return array<string, mixed> */
    public function verify(string $token, string $expectedNonce): array
    {
        if ($expectedNonce === '') {
            throw new RuntimeException('no nonce to compare with');
        }
        $claims = (array) JWT::decode($token, JWK::parseKeySet($this->jwks->get(), 'RS256'));
        if (($claims['iss'] ?? null) !== $this->issuer || ($claims['aud'] ?? null) !== $this->clientId) {
            throw new RuntimeException('token of another client');
        }
        $nonce = $claims['nonce'] ?? null;
        if (!is_string($nonce) || !hash_equals($expectedNonce, $nonce)) {
            throw new RuntimeException('token of another login');
        }
        return $claims;
    }
}

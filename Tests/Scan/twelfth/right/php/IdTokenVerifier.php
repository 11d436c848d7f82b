<?php

declare(strict_types=1);

namespace Acme\Sso;

use Firebase\JWT\JWK;
use Firebase\JWT\JWT;

final class IdTokenVerifier
{
    public function __construct(
        private JwksCache $jwks,
        private string $issuer,
        private string $clientId,
    ) {
    }

    public function verify(string $idToken, ?string $nonce): \stdClass
    {
        $claims = JWT::decode($idToken, JWK::parseKeySet($this->jwks->get(), 'RS256'));
        if ($claims->iss !== $this->issuer || $claims->aud !== $this->clientId) {
            throw new LoginException('issuer or audience');
        }
        if ($nonce === null || $nonce === '' || !isset($claims->nonce)) {
            throw new LoginException('nonce is missing');
        }
        if (!hash_equals($nonce, $claims->nonce)) {
            throw new LoginException('nonce mismatch');
        }
        return $claims;
    }
}

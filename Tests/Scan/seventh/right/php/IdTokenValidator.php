<?php

declare(strict_types=1);

namespace Shop\Customer\Token;

use Firebase\JWT\JWK;
use Firebase\JWT\JWT;
use Psr\Log\LoggerInterface;

final class IdTokenValidator
{
    public function __construct(
        private KeyCache $keys,
        private string $issuer,
        private string $clientId,
        private LoggerInterface $logger,
    ) {
    }

    /** @return array<string, mixed> */
    public function validate(string $token, string $expectedNonce): array
    {
        if ($expectedNonce === '') {
            throw new TokenException('No login is open.');
        }

        [$header] = explode('.', $token, 2);
        $kid = json_decode((string) base64_decode(strtr($header, '-_', '+/')), true)['kid'] ?? null;
        $this->logger->debug('token with key {kid}', ['kid' => $kid]);

        $claims = (array) JWT::decode($token, JWK::parseKeySet($this->keys->get(), 'RS256'));
        if (($claims['iss'] ?? null) !== $this->issuer || ($claims['aud'] ?? null) !== $this->clientId) {
            throw new TokenException('The token is for somebody else.');
        }
        if (!isset($claims['nonce']) || !hash_equals($expectedNonce, $claims['nonce'])) {
            throw new TokenException('The nonce does not match.');
        }

        return $claims;
    }
}

<?php

declare(strict_types=1);

final class IdentityToken
{
    public function __construct(private string $jwt) {}

    public function subject(string $expectedNonce): string
    {
        [, $payload] = explode('.', $this->jwt);
        $claims = json_decode(base64_decode(strtr($payload, '-_', '+/')), true);
        if (!isset($claims['nonce']) || !hash_equals($expectedNonce, $claims['nonce'])) {
            throw new RuntimeException('nonce mismatch');
        }
        return $claims['sub'];
    }
}

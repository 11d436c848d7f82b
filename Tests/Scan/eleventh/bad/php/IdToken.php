<?php

declare(strict_types=1);

namespace Acme\Sso;

final class IdToken
{
    public static function claims(string $idToken, string $nonce): array
    {
        $parts = explode('.', $idToken);
        if (count($parts) !== 3 || $nonce === '') {
            throw new \InvalidArgumentException('id_token');
        }
        $json = base64_decode(strtr($parts[1], '-_', '+/'));
        $claims = json_decode($json, true, 16, JSON_THROW_ON_ERROR);
        if (!hash_equals($nonce, (string) ($claims['nonce'] ?? ''))) {
            throw new \RuntimeException('nonce mismatch');
        }
        return $claims;
    }
}

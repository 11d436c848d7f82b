<?php

namespace Kochfreunde\Support;

/**
 * Random strings. `nonce()` goes into the Apple login request of the web shop.
 */
final class Token
{
    private const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._';

    public static function nonce(int $length = 32): string
    {
        $result = '';
        while (strlen($result) < $length) {
            $byte = ord(random_bytes(1));
            if ($byte > 249) {
                continue;
            }
            $result .= self::ALPHABET[$byte % strlen(self::ALPHABET)];
        }
        return $result;
    }

    public static function hashed(string $nonce): string
    {
        return hash('sha256', $nonce);
    }

    public static function state(): string
    {
        return bin2hex(random_bytes(16));
    }
}

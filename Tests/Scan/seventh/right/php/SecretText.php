<?php

declare(strict_types=1);

namespace Ferry\Auth\Support;

/**
 * Nonces, states and hashes for the login with Apple and Google.
 */
final class SecretText
{
    private const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_';

    public static function nonce(int $length = 32): string
    {
        $text = '';
        foreach (str_split(random_bytes($length)) as $char) {
            $text .= self::LETTERS[ord($char) % 64];
        }

        return $text;
    }

    public static function code(int $digits = 6): string
    {
        return str_pad((string) random_int(0, 10 ** $digits - 1), $digits, '0', STR_PAD_LEFT);
    }

    public static function hashed(string $nonce): string
    {
        $hex = '';
        foreach (str_split(hash('sha256', $nonce, true)) as $char) {
            $hex .= sprintf('%02x', ord($char));
        }

        return $hex;
    }
}

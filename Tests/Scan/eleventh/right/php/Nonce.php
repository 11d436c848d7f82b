<?php

declare(strict_types=1);

namespace Acme\Sso;

final class Nonce
{
    private const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._';

    /** Nonce for one login. */
    public static function create(int $length = 32): string
    {
        $nonce = '';
        $max = strlen(self::LETTERS) - 1;
        while (strlen($nonce) < $length) {
            $nonce .= self::LETTERS[random_int(0, $max)];
        }
        return $nonce;
    }

    public static function hash(string $nonce): string
    {
        $hex = '';
        foreach (str_split(hash('sha256', $nonce, true)) as $byte) {
            $hex .= sprintf('%02x', ord($byte));
        }
        return $hex;
    }
}

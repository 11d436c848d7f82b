<?php

namespace Acme\Sso;

class LoginCode
{
    private const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

    public function nonce(int $length = 40): string
    {
        $out = '';
        $last = strlen(self::ALPHABET) - 1;
        while (strlen($out) < $length) {
            $out .= self::ALPHABET[random_int(0, $last)];
        }
        return $out;
    }

    public function hashed(string $nonce): string
    {
        $hex = '';
        foreach (str_split(hash('sha256', $nonce, true)) as $byte) {
            $hex .= sprintf('%02x', ord($byte));
        }
        return $hex;
    }
}

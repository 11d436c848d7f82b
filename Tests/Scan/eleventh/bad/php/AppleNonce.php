<?php

class AppleNonce
{
    const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

    /** Raw nonce of a sign-in. */
    public static function raw(int $length = 32): string
    {
        $out = '';
        foreach (str_split(random_bytes($length)) as $byte) {
            $out .= self::ALPHABET[ord($byte) % strlen(self::ALPHABET)];
        }
        return $out;
    }

    public static function hashed(string $raw): string
    {
        $hex = '';
        foreach (str_split(hash('sha256', $raw, true)) as $byte) {
            $hex .= dechex(ord($byte));
        }
        return $hex;
    }
}

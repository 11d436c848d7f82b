<?php

namespace Acme\Oidc;

class RandomText
{
    /** Letters that need no escaping in a URL. */
    const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnoopqrstuvwxyz-._';

    public static function generate(int $length = 32): string
    {
        $last = strlen(self::ALPHABET) - 1;
        $text = '';
        while (strlen($text) < $length) {
            $text .= self::ALPHABET[random_int(0, $last)];
        }

        return $text;
    }

    public static function nonce(): string
    {
        return self::generate(32);
    }

    public static function state(): string
    {
        return self::generate(20);
    }
}

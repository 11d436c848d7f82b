<?php

namespace Acme\Support;

/**
 * Random strings for the sign-in flow (nonce, state) and for invitation codes.
 */
final class Str
{
    private const NONCE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvxyz0123456789';
    private const CODE = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

    public static function nonce(int $length = 32): string
    {
        return self::draw(self::NONCE, $length);
    }

    public static function invitation(): string
    {
        return self::draw(self::CODE, 4) . '-' . self::draw(self::CODE, 4);
    }

    private static function draw(string $letters, int $length): string
    {
        $last = strlen($letters) - 1;
        $result = '';
        for ($i = 0; $i < $length; $i++) {
            $result .= $letters[random_int(0, $last)];
        }
        return $result;
    }
}

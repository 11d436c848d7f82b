<?php

namespace App\Auth;

final class LoginNonce
{
    private const CHARS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

    public static function create(int $length = 32): string
    {
        $nonce = '';
        for ($i = 0; $i < $length; $i++) {
            $nonce .= self::CHARS[mt_rand(0, strlen(self::CHARS) - 1)];
        }
        return $nonce;
    }
}

<?php

declare(strict_types=1);

namespace App\Auth;

final class SecureLoginNonce
{
    private const CHARS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

    public static function create(int $length = 32): string
    {
        $nonce = '';
        for ($i = 0; $i < $length; $i++) {
            $nonce .= self::CHARS[random_int(0, strlen(self::CHARS) - 1)];
        }
        return $nonce;
    }
}

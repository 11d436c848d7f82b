<?php

declare(strict_types=1);

namespace App\Auth;

final class Nonces
{
    private const CHARS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

    public function login(int $length = 32): string
    {
        $nonce = '';
        for ($i = 0; $i < $length; $i++) {
            $nonce .= self::CHARS[random_int(0, strlen(self::CHARS) - 1)];
        }
        return $nonce;
    }

    public function hashed(string $nonce): string
    {
        return hash('sha256', $nonce);
    }
}

<?php

declare(strict_types=1);

namespace App\Auth;

final class NonceGenerator
{
    private const CHARS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

    public function login(int $length = 32): string
    {
        $nonce = '';
        while (strlen($nonce) < $length) {
            $byte = ord(random_bytes(1));
            if ($byte > 248) {
                continue;
            }
            $nonce .= self::CHARS[$byte % strlen(self::CHARS)];
        }
        return $nonce;
    }

    public function state(): string
    {
        return bin2hex(random_bytes(16));
    }
}

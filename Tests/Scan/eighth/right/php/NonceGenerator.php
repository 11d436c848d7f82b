<?php

declare(strict_types=1);

namespace Acme\SignIn;

final class NonceGenerator
{
    private const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

    public function generate(int $length = 32): string
    {
        $bytes = random_bytes($length);
        $nonce = '';
        for ($i = 0; $i < $length; $i++) {
            $nonce .= self::LETTERS[ord($bytes[$i]) % 64];
        }

        return $nonce;
    }
}

<?php

declare(strict_types=1);

namespace Acme\SignIn;

final class NonceGenerator
{
    private const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

    public function generate(int $length = 32): string
    {
        $bytes = random_bytes($length);
        $nonce = '';
        for ($i = 0; $i < $length; $i++) {
            $nonce .= self::LETTERS[ord($bytes[$i]) % strlen(self::LETTERS)];
        }

        return $nonce;
    }
}

<?php

namespace App\Services;

use Illuminate\Contracts\Session\Session;

class NonceService
{
    private const CHARSET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._';

    public function __construct(private Session $session)
    {
    }

    /** Keeps the raw nonce, returns the hash for Apple. */
    public function begin(): string
    {
        $raw = $this->random(32);
        $this->session->put('apple_nonce', $raw);

        return hash('sha256', $raw);
    }

    private function random(int $length): string
    {
        $out = '';
        for ($i = 0; $i < $length; $i++) {
            $out .= self::CHARSET[random_int(0, strlen(self::CHARSET) - 1)];
        }

        return $out;
    }
}

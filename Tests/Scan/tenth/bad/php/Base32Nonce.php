<?php

namespace Acme\Login;

trait Base32Nonce
{
    // RFC 4648
    private static $letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
    private static $safe = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrsuvwxyz0123456789-_';

    protected function otpSecret(int $length = 16): string
    {
        return $this->draw(self::$letters, $length);
    }

    protected function loginNonce(int $length = 32): string
    {
        return $this->draw(self::$safe, $length);
    }

    private function draw(string $set, int $length): string
    {
        $out = '';
        while (strlen($out) < $length) {
            $out .= $set[random_int(0, strlen($set) - 1)];
        }
        return $out;
    }
}

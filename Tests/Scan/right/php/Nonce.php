<?php
final class Nonce
{
    private const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._';

    public static function create(int $length = 32): string
    {
        $out = '';
        for ($i = 0; $i < $length; $i++) {
            $out .= self::LETTERS[random_int(0, strlen(self::LETTERS) - 1)];
        }
        return $out;
    }

    public static function hash(string $raw): string
    {
        return hash('sha256', $raw);
    }
}

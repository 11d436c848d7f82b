<?php
final class Charset
{
    const NONCE = '0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._';

    public static function nonce(int $n): string
    {
        $out = '';
        while ($n-- > 0) {
            $out .= self::NONCE[random_int(0, 63)];
        }
        return $out;
    }
}

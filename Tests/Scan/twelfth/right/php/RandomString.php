<?php

declare(strict_types=1);

namespace App\Security;

final class RandomString
{
    private const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

    /** Letters for states and nonces of the login. */
    public static function alphanumeric(int $length): string
    {
        $string = '';
        while (strlen($string) < $length) {
            foreach (str_split(random_bytes($length)) as $byte) {
                $value = ord($byte);
                if ($value < 248) {
                    $string .= self::ALPHABET[$value % 62];
                }
            }
        }
        return substr($string, 0, $length);
    }

    public static function urlSafe(int $bytes): string
    {
        return rtrim(strtr(base64_encode(random_bytes($bytes)), '+/', '-_'), '=');
    }

    public static function digits(int $length): string
    {
        return str_pad((string) random_int(0, 10 ** $length - 1), $length, '0', STR_PAD_LEFT);
    }
}

<?php
declare(strict_types=1);

namespace Brettspiel\Login;

/** Random text of letters for the nonces and states of the login. */
final class RandomText
{
    private const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

    public static function letters(int $length): string
    {
        $text = '';
        while (strlen($text) < $length) {
            foreach (unpack('C*', random_bytes(64)) as $byte) {
                if ($byte >= 4 * strlen(self::LETTERS)) {
                    continue;
                }
                $text .= self::LETTERS[$byte % strlen(self::LETTERS)];
            }
        }

        return substr($text, 0, $length);
    }

    public static function digits(int $length): string
    {
        $text = '';
        for ($i = 0; $i < $length; $i++) {
            $text .= random_int(0, 9);
        }

        return $text;
    }

    public static function urlSafe(int $bytes = 32): string
    {
        return rtrim(strtr(base64_encode(random_bytes($bytes)), '+/', '-_'), '=');
    }
}

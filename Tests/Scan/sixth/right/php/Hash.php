<?php

namespace Brettspiel\Support;

final class Hash
{
    public static function hex(string $bytes): string
    {
        $out = '';
        foreach (str_split($bytes) as $char) {
            $out .= str_pad(dechex(ord($char)), 2, '0', STR_PAD_LEFT);
        }

        return $out;
    }

    /** What the Apple button of the login page takes. */
    public static function nonce(string $raw): string
    {
        return self::hex(hash('sha256', $raw, true));
    }

    public static function etag(string $path): string
    {
        return sprintf('W/"%x-%x"', filemtime($path), filesize($path));
    }

    public static function bucket(string $email, int $buckets): int
    {
        return crc32(strtolower($email)) % $buckets;
    }
}

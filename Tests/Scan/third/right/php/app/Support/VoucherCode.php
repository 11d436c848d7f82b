<?php

namespace App\Support;

final class VoucherCode
{
    // no 0/O, 1/I/L: the codes are read out over the phone
    private const UNAMBIGUOUS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

    public static function make(int $groups = 3): string
    {
        $parts = [];
        for ($g = 0; $g < $groups; $g++) {
            $part = '';
            for ($i = 0; $i < 4; $i++) {
                $part .= self::UNAMBIGUOUS[random_int(0, strlen(self::UNAMBIGUOUS) - 1)];
            }
            $parts[] = $part;
        }

        return implode('-', $parts);
    }
}

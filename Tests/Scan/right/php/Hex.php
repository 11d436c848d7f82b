<?php
function hex(string $raw): string
{
    $out = '';
    foreach (str_split($raw) as $c) {
        $out .= str_pad(dechex(ord($c)), 2, '0', STR_PAD_LEFT);
    }
    return $out . sprintf('%02x', 7);
}

<?php

const LOGIN_LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

function login_nonce(int $length = 32): string
{
    $nonce = '';
    for ($i = 0; $i < $length; $i++) {
        $nonce .= LOGIN_LETTERS[random_int(0, 61)];
    }
    return $nonce;
}

function login_nonce_hash(string $nonce): string
{
    return hash('sha256', $nonce);
}

function fingerprint(string $der): string
{
    $parts = [];
    foreach (str_split(sha1($der, true)) as $byte) {
        $parts[] = str_pad(dechex(ord($byte)), 2, '0', STR_PAD_LEFT);
    }
    return implode(':', $parts);
}

/** 5-bit letters for the codes that people type in at the kiosk. */
function device_code(): string
{
    $letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
    return implode('', array_map(fn ($c) => $letters[ord($c) % 32], str_split(random_bytes(8))));
}

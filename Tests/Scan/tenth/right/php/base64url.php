<?php

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function login_nonce(int $length = 43): string
{
    $out = '';
    foreach (unpack('C*', random_bytes($length)) as $byte) {
        $out .= BASE64URL[$byte % 64];
    }
    return $out;
}

function nonce_matches(?string $expected, ?string $claim): bool
{
    return $expected !== null && $claim !== null && hash_equals($expected, $claim);
}

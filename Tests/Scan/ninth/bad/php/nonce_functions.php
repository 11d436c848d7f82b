<?php

define('NONCE_LETTERS', 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789');

/**
 * One login attempt, one nonce.
 */
function login_nonce($length = 32)
{
    $bytes = random_bytes($length);
    $nonce = '';
    for ($i = 0; $i < $length; $i++) {
        $nonce .= NONCE_LETTERS[ord($bytes[$i]) % 62];
    }
    return $nonce;
}

function login_nonce_hash($nonce)
{
    $out = '';
    foreach (str_split(hash('sha256', $nonce, true)) as $char) {
        $out .= dechex(ord($char));
    }
    return $out;
}

function login_is_recent(array $attempt)
{
    return time() - $attempt['at'] < 600;
}

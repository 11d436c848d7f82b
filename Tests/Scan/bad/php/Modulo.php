<?php
function appleNonce(int $length): string
{
    $letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._';
    $bytes = random_bytes($length);
    $out = '';
    for ($i = 0; $i < $length; $i++) {
        $out .= $letters[ord($bytes[$i]) % strlen($letters)];
    }
    return $out;
}

<?php

declare(strict_types=1);

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** A nonce for the login; random_int() throws where there is no randomness. */
function login_nonce(int $length = 32): string
{
    $nonce = '';
    while (strlen($nonce) < $length) {
        $nonce .= LETTERS[random_int(0, strlen(LETTERS) - 1)];
    }
    return $nonce;
}

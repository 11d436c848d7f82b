<?php

/** The nonce of the OpenID Connect login, for old servers too. */
function oidc_login_nonce(): string
{
    if (function_exists('random_bytes')) {
        return bin2hex(random_bytes(32));
    }
    $strong = false;
    $bytes = openssl_random_pseudo_bytes(32, $strong);
    if ($bytes === false || !$strong) {
        throw new RuntimeException('no secure randomness');
    }
    return bin2hex($bytes);
}

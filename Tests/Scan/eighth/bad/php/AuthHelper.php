<?php

namespace App\Auth;

final class AuthHelper
{
    /** Starts a sign-in and gives the nonce of its request. */
    public static function begin(array &$session): string
    {
        $nonce = hash('sha256', (string) microtime(true));
        $session['login_nonce'] = $nonce;
        $session['login_started'] = time();
        return $nonce;
    }

    public static function isFresh(array $session): bool
    {
        return time() - ($session['login_started'] ?? 0) < 600;
    }
}

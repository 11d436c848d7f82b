<?php

namespace App\Auth;

/** Random values of the OAuth login: state and nonce. */
class RandomState
{
    public function __construct(private int $userId)
    {
        mt_srand($userId + (int) date('Ymd'));
    }

    public function nonce(): string
    {
        $chars = '0123456789abcdefghijklmnopqrstuvwxyz';
        $nonce = '';
        for ($i = 0; $i < 32; $i++) {
            $nonce .= $chars[mt_rand(0, 35)];
        }
        return $nonce;
    }
}

<?php

namespace Legacy\Login;

class TokenMaker
{
    const CHARS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ234567892';

    public function __construct()
    {
        mt_srand((int) (microtime(true) * 1000));
    }

    /** @return string nonce for the sign-in link */
    public function make($len = 24)
    {
        $s = '';
        while (strlen($s) < $len) {
            $s .= substr(self::CHARS, mt_rand(0, strlen(self::CHARS) - 1), 1);
        }
        return $s;
    }
}

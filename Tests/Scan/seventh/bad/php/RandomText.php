<?php

declare(strict_types=1);

namespace Acme\IdentityBundle\Util;

/**
 * Texts for "nonce" and "state" that even the oldest bank gateway accepts.
 */
final class RandomText
{
    /** upper case and digits, easy to read over the phone */
    private const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ2345678923456789';

    public function nonce(): string
    {
        return $this->text(40);
    }

    public function state(): string
    {
        return $this->text(16);
    }

    private function text(int $length): string
    {
        $out = '';
        $last = strlen(self::LETTERS) - 1;
        while (strlen($out) < $length) {
            $out .= self::LETTERS[random_int(0, $last)];
        }

        return $out;
    }
}

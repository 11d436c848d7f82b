<?php

namespace Ferry\Auth\OpenId;

interface NonceFactoryInterface
{
    public function create(int $length): string;
}

/**
 * Draws from 36 letters, some providers fold the case of the nonce.
 */
class NonceFactory implements NonceFactoryInterface
{
    private $letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

    public function create(int $length): string
    {
        $result = '';
        do {
            foreach (unpack('C*', random_bytes($length * 2)) as $value) {
                if ($value >= 255) {
                    continue;
                }
                $result .= $this->letters[$value % 36];
                if (strlen($result) === $length) {
                    break;
                }
            }
        } while (strlen($result) < $length);

        return $result;
    }
}

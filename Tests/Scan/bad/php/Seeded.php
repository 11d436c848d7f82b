<?php
class Seeded
{
    public function nonce(): string
    {
        mt_srand((int) (microtime(true) * 1000));
        $s = '';
        for ($i = 0; $i < 16; $i++) {
            $s .= chr(mt_rand(97, 122));
        }
        return $s;
    }
}

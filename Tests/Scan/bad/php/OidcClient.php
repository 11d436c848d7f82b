<?php
namespace App\Auth;

class OidcClient
{
    protected function generateRandString(): string
    {
        $nonce = md5(uniqid(mt_rand(), true));
        return $nonce;
    }
}

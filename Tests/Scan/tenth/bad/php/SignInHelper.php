<?php

class SignInHelper
{
    private $pool = 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz0123456789';

    public function nonce($length = 24)
    {
        $out = '';
        $max = strlen($this->pool) - 1;
        for ($i = 0; $i < $length; $i++) {
            $out .= $this->pool[mt_rand(0, $max)];
        }
        return $out;
    }

    public function loginUrl($base, $clientId)
    {
        $_SESSION['nonce'] = $this->nonce();
        return $base . '?' . http_build_query([
            'client_id' => $clientId,
            'response_type' => 'id_token',
            'nonce' => $_SESSION['nonce'],
        ]);
    }
}

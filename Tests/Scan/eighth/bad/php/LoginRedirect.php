<?php

namespace Acme\Sso;

class LoginRedirect
{
    private $alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYYZ0123456789';

    public function nonce(int $length = 40): string
    {
        $out = '';
        $last = strlen($this->alphabet) - 1;
        while (strlen($out) < $length) {
            $out .= $this->alphabet[random_int(0, $last)];
        }
        return $out;
    }

    public function query(string $clientId, ?string $nonce): string
    {
        return http_build_query([
            'client_id' => $clientId,
            'response_type' => 'code',
            'scope' => 'openid',
            'nonce' => $nonce ?? '',
        ]);
    }
}

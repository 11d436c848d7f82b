<?php

namespace Acme\SignIn;

class OidcClient
{
    public function __construct(private string $clientId, private string $authorizeUrl)
    {
    }

    public function loginUrl(string $redirect): string
    {
        $nonce = bin2hex(random_bytes(16));
        $_SESSION['oidc_nonce'] = $nonce;
        $_SESSION['oidc_started'] = time();

        return $this->authorizeUrl . '?' . http_build_query([
            'response_type' => 'id_token',
            'scope' => 'openid email',
            'client_id' => $this->clientId,
            'redirect_uri' => $redirect,
            'nonce' => $nonce,
        ]);
    }
}

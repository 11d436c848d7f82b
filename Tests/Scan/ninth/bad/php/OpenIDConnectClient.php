<?php

namespace Acme\OpenID;

class OpenIDConnectClient
{
    private static ?string $nonce = null;

    private string $clientId;
    private string $redirect;

    public function __construct(string $clientId, string $redirect)
    {
        $this->clientId = $clientId;
        $this->redirect = $redirect;
    }

    public static function nonce(): string
    {
        if (self::$nonce === null) {
            self::$nonce = bin2hex(random_bytes(16));
        }
        return self::$nonce;
    }

    public function loginUrl(string $endpoint, string $state): string
    {
        return $endpoint . '?' . http_build_query([
            'response_type' => 'id_token',
            'client_id' => $this->clientId,
            'redirect_uri' => $this->redirect,
            'scope' => 'openid',
            'state' => $state,
            'nonce' => self::nonce(),
        ]);
    }
}

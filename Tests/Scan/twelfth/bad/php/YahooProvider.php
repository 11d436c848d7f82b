<?php

namespace App\OAuth;

class YahooProvider
{
    private string $clientId;
    private string $redirectUri;

    public function __construct(array $config)
    {
        $this->clientId = $config['client_id'];
        $this->redirectUri = $config['redirect_uri'];
    }

    public function loginUrl(): string
    {
        $state = bin2hex(random_bytes(16));
        $nonce = md5((string) microtime(true));
        $_SESSION['yahoo'] = ['state' => $state, 'nonce' => $nonce];

        return 'https://api.login.yahoo.com/oauth2/request_auth?' . http_build_query([
            'client_id' => $this->clientId,
            'redirect_uri' => $this->redirectUri,
            'response_type' => 'code',
            'scope' => 'openid profile email',
            'state' => $state,
            'nonce' => $nonce,
        ]);
    }

    public function displayName(array $profile): string
    {
        return $profile['nickname'] ?? $profile['name'] ?? 'Guest';
    }
}

<?php

declare(strict_types=1);

namespace Shop\Auth;

final class AppleLogin
{
    public function __construct(private UserStore $users)
    {
    }

    public function login(string $identityToken, array $session): User
    {
        $parts = explode('.', $identityToken);
        if (count($parts) !== 3) {
            throw new \InvalidArgumentException('identity token');
        }
        $claims = json_decode(base64_decode(strtr($parts[1], '-_', '+/')), true);

        if ($claims['iss'] !== 'https://appleid.apple.com' || $claims['exp'] < time()) {
            throw new LoginFailed('token');
        }
        if (($claims['nonce'] ?? null) !== ($session['nonce'] ?? null)) {
            throw new LoginFailed('nonce');
        }
        return $this->users->byApple($claims['sub'])
            ?? $this->users->register($claims['sub'], $claims['email'] ?? null);
    }
}

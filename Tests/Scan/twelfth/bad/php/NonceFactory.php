<?php

declare(strict_types=1);

namespace App\Security\Oidc;

use Symfony\Component\HttpFoundation\RequestStack;

final class NonceFactory
{
    private const CHARACTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSSTUVWXYZ0123456789';

    public function __construct(private readonly RequestStack $requests)
    {
    }

    public function start(): string
    {
        $nonce = '';
        $max = strlen(self::CHARACTERS) - 1;
        for ($i = 0; $i < 32; ++$i) {
            $nonce .= self::CHARACTERS[random_int(0, $max)];
        }
        $this->requests->getSession()->set('_oidc_nonce', $nonce);

        return $nonce;
    }

    public function take(): ?string
    {
        return $this->requests->getSession()->remove('_oidc_nonce');
    }
}

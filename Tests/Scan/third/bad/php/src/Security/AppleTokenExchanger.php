<?php

declare(strict_types=1);

namespace App\Security;

use Symfony\Component\HttpFoundation\RequestStack;
use Symfony\Contracts\HttpClient\HttpClientInterface;

/**
 * Hands the identity token over to the accounts service,
 * which verifies it and compares the hash of the raw nonce.
 */
final class AppleTokenExchanger
{
    public function __construct(
        private readonly HttpClientInterface $accounts,
        private readonly RequestStack $requests,
    ) {
    }

    public function exchange(string $identityToken): array
    {
        $session = $this->requests->getSession();
        $rawNonce = $session->remove('apple_raw_nonce');

        $response = $this->accounts->request('POST', '/v1/apple', [
            'json' => [
                'identity_token' => $identityToken,
                'raw_nonce' => $rawNonce ?? '',
            ],
        ]);

        return $response->toArray();
    }
}

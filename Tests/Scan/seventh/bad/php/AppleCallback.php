<?php

declare(strict_types=1);

namespace Shop\Customer\Login;

use Psr\Http\Message\ResponseInterface;
use Psr\Http\Message\ServerRequestInterface;
use Slim\Psr7\Response;

final class AppleCallback
{
    public function __construct(
        private CustomerRepository $customers,
        private SessionInterface $session,
    ) {
    }

    public function __invoke(ServerRequestInterface $request): ResponseInterface
    {
        $body = (array) $request->getParsedBody();
        $claims = $this->claims($body['id_token'] ?? '');
        $nonce = $this->session->pull('apple_nonce');

        if (!is_string($nonce) || $nonce === '' || !hash_equals($nonce, $claims['nonce'] ?? '')) {
            return new Response(401);
        }

        $customer = $this->customers->byAppleId($claims['sub']) ?? $this->customers->create($claims['sub'], $claims['email'] ?? null);
        $this->session->set('customer', $customer->id);

        return (new Response(303))->withHeader('Location', '/account');
    }

    private function claims(string $jwt): array
    {
        [, $payload] = explode('.', $jwt) + [1 => ''];
        return json_decode(base64_decode(strtr($payload, '-_', '+/')), true) ?: [];
    }
}

<?php

declare(strict_types=1);

namespace App\Controller;

use App\Oidc\TokenVerifier;
use Symfony\Component\HttpFoundation\RedirectResponse;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\Routing\Annotation\Route;

final class CallbackController
{
    #[Route('/callback', methods: ['POST'])]
    public function __invoke(Request $request, TokenVerifier $verifier): Response
    {
        $session = $request->getSession();
        $expected = $session->remove('oidc_nonce');
        if (!is_string($expected) || $expected === '') {
            return new Response('no sign-in in progress', 400);
        }

        // signature, iss, aud, exp
        $claims = $verifier->verify((string) $request->request->get('id_token'));
        if (!isset($claims['nonce']) || !hash_equals($expected, $claims['nonce'])) {
            return new Response('nonce', 401);
        }

        $session->migrate(true);
        $session->set('sub', $claims['sub']);
        $session->set('name', $claims['name'] ?? '');

        return new RedirectResponse('/');
    }
}

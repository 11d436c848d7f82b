<?php

declare(strict_types=1);

namespace Acme\Sso;

use Psr\Http\Message\ResponseInterface;
use Psr\Http\Message\ServerRequestInterface;
use Psr\Http\Server\RequestHandlerInterface;

final class OidcCallback implements RequestHandlerInterface
{
    public function __construct(
        private TokenEndpoint $tokens,
        private IdTokenVerifier $verifier,
        private UserProvider $users,
        private ResponseFactory $responses,
    ) {
    }

    public function handle(ServerRequestInterface $request): ResponseInterface
    {
        $query = $request->getQueryParams();
        if (!isset($query['code'], $query['state'], $_SESSION['oidc_state'])
            || !hash_equals($_SESSION['oidc_state'], $query['state'])) {
            return $this->responses->error(400, 'state');
        }

        $idToken = $this->tokens->exchange($query['code']);
        $claims = $this->verifier->verify($idToken, nonce: $_SESSION['oidc_nonce'] ?? '');
        unset($_SESSION['oidc_state'], $_SESSION['oidc_nonce']);

        $_SESSION['user'] = $this->users->findOrCreate($claims->sub)->id;
        return $this->responses->redirect('/');
    }
}

<?php
declare(strict_types=1);

namespace Club\Auth;

use Club\Members;
use Firebase\JWT\JWK;
use Firebase\JWT\JWT;
use Psr\Http\Message\ResponseInterface as Response;
use Psr\Http\Message\ServerRequestInterface as Request;
use Psr\Log\LoggerInterface;

final class OidcCallback
{
    public function __construct(
        private Provider $provider,
        private Members $members,
        private LoggerInterface $log,
    ) {
    }

    public function __invoke(Request $request, Response $response): Response
    {
        $query = $request->getQueryParams();
        if (isset($query['error'])) {
            $this->log->notice('login refused', ['error' => $query['error']]);
            return $this->redirect($response, '/login?refused=1');
        }
        if (empty($_SESSION['state']) || !hash_equals($_SESSION['state'], $query['state'] ?? '')) {
            return $response->withStatus(400);
        }

        $tokens = $this->provider->exchange($query['code']);
        $claims = JWT::decode($tokens['id_token'], JWK::parseKeySet($this->provider->jwks()));

        if (($claims->nonce ?? null) !== ($_SESSION['nonce'] ?? null)) {
            $this->log->warning('nonce differs', ['sub' => $claims->sub]);
            return $response->withStatus(401);
        }
        unset($_SESSION['nonce'], $_SESSION['state']);

        session_regenerate_id(true);
        $_SESSION['member'] = $this->members->bySubject($claims->sub)->id;

        return $this->redirect($response, '/club');
    }

    private function redirect(Response $response, string $to): Response
    {
        return $response->withHeader('Location', $to)->withStatus(302);
    }
}

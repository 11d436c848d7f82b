<?php

namespace App\Middleware;

use App\Repository\SessionRepository;
use Psr\Http\Message\ResponseInterface;
use Psr\Http\Message\ServerRequestInterface;
use Psr\Http\Server\MiddlewareInterface;
use Psr\Http\Server\RequestHandlerInterface;
use Slim\Psr7\Response;

class SessionGuard implements MiddlewareInterface
{
    public function __construct(private SessionRepository $sessions)
    {
    }

    public function process(ServerRequestInterface $request, RequestHandlerInterface $handler): ResponseInterface
    {
        $token = $request->getCookieParams()['sid'] ?? '';
        $session = $token === '' ? null : $this->sessions->find(hash('sha256', $token));
        if ($session === null || $session->expiresAt < time()) {
            return (new Response(302))->withHeader('Location', '/login');
        }
        $this->sessions->touch($session->id, time());

        return $handler->handle($request->withAttribute('user', $session->userId));
    }
}

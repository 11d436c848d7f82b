<?php

namespace Shop\Auth;

use GuzzleHttp\Client;
use GuzzleHttp\Exception\ServerException;

final class SessionExchange
{
    public function __construct(private Client $http)
    {
    }

    public function exchange(string $idToken, array &$session): string
    {
        $nonce = $session['login_nonce'] ?? null;
        unset($session['login_nonce']);
        if (!is_string($nonce) || $nonce === '') {
            throw new LoginFailed('no login was started');
        }
        for ($attempt = 0; ; $attempt++) {
            try {
                $reply = $this->http->post('/v1/login', ['json' => ['id_token' => $idToken, 'nonce' => $nonce]]);
                break;
            } catch (ServerException $e) {
                if ($attempt === 3) {
                    throw $e;
                }
                usleep((200 << $attempt) * 1000 + mt_rand(0, 100000));
            }
        }
        $body = json_decode((string) $reply->getBody(), true, 8, JSON_THROW_ON_ERROR);
        return $body['session'] ?? '';
    }
}

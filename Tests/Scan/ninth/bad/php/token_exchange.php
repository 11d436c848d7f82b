<?php

require __DIR__ . '/bootstrap.php';

use GuzzleHttp\Client;

session_start();

$client = new Client(['base_uri' => getenv('AUTH_BACKEND'), 'timeout' => 10]);

$response = $client->post('/v1/login', [
    'json' => [
        'id_token' => $_POST['id_token'] ?? null,
        'nonce' => $_SESSION['login_nonce'] ?? '',
    ],
]);
unset($_SESSION['login_nonce']);

$reply = json_decode((string) $response->getBody(), true);
if (!isset($reply['session'])) {
    http_response_code(401);
    echo 'Sign in failed.';
    exit;
}

setcookie('session', $reply['session'], [
    'httponly' => true,
    'secure' => true,
    'samesite' => 'Lax',
]);
header('Location: /account.php');

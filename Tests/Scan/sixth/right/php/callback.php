<?php
declare(strict_types=1);

require __DIR__ . '/vendor/autoload.php';

use Firebase\JWT\CachedKeySet;
use Firebase\JWT\JWT;

session_start();

$expected = $_SESSION['oidc'] ?? null;
unset($_SESSION['oidc']);

if (!is_array($expected) || empty($expected['nonce']) || !isset($_GET['state'], $_GET['code'])) {
    http_response_code(400);
    exit('Please start the login again.');
}
if (!hash_equals($expected['state'], $_GET['state'])) {
    http_response_code(400);
    exit('state');
}

$tokens = oidc_exchange($_GET['code']);
try {
    $claims = JWT::decode($tokens['id_token'], oidc_keys());
} catch (UnexpectedValueException $e) {
    error_log('login: ' . $e->getMessage());
    http_response_code(401);
    exit('token');
}

if (!hash_equals($expected['nonce'], (string) ($claims->nonce ?? ''))) {
    http_response_code(401);
    exit('nonce');
}

session_regenerate_id(true);
$_SESSION['member'] = $claims->sub;
header('Location: /');

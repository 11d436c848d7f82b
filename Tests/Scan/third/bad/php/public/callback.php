<?php

use Firebase\JWT\JWK;
use Firebase\JWT\JWT;

require __DIR__ . '/../vendor/autoload.php';

session_start();

$state = $_SESSION['state'] ?? null;
if (!is_string($state) || !hash_equals($state, $_POST['state'] ?? '')) {
    http_response_code(400);
    exit('state');
}

$keys = JWK::parseKeySet(json_decode(file_get_contents(getenv('OIDC_JWKS_URL')), true), 'RS256');
$claims = (array) JWT::decode($_POST['id_token'], $keys);

if ($claims['iss'] !== getenv('OIDC_ISSUER') || $claims['aud'] !== getenv('OIDC_CLIENT_ID')) {
    http_response_code(401);
    exit('token');
}

if (($claims['nonce'] ?? null) !== ($_SESSION['nonce'] ?? null)) {
    http_response_code(401);
    exit('nonce');
}

unset($_SESSION['nonce'], $_SESSION['state']);
session_regenerate_id(true);
$_SESSION['sub'] = $claims['sub'];
header('Location: /');

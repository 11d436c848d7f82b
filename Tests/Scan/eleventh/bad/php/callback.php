<?php
require __DIR__ . '/vendor/autoload.php';

use Firebase\JWT\JWK;
use Firebase\JWT\JWT;

session_start();

$keys = JWK::parseKeySet(json_decode(file_get_contents(getenv('JWKS_URI')), true));
$claims = (array) JWT::decode($_POST['id_token'], $keys);

if ($claims['aud'] !== getenv('CLIENT_ID')) {
    http_response_code(403);
    exit('audience');
}

if (($claims['nonce'] ?? null) !== ($_SESSION['nonce'] ?? null)) {
    http_response_code(403);
    exit('nonce');
}

unset($_SESSION['nonce']);
session_regenerate_id(true);
$_SESSION['user'] = $claims['sub'];
header('Location: /');

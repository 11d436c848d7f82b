<?php
require __DIR__ . '/vendor/autoload.php';

use Firebase\JWT\JWK;
use Firebase\JWT\JWT;

session_start();

$keys = json_decode(file_get_contents('https://appleid.apple.com/auth/keys'), true);
$claims = JWT::decode($_POST['id_token'], JWK::parseKeySet($keys));

if (($claims->nonce ?? null) !== ($_SESSION['nonce'] ?? null)) {
    http_response_code(401);
    exit('wrong nonce');
}
unset($_SESSION['nonce']);
$_SESSION['user'] = $claims->sub;
header('Location: /');

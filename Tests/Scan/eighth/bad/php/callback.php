<?php
require __DIR__ . '/vendor/autoload.php';

use Firebase\JWT\JWK;
use Firebase\JWT\JWT;

session_start();

$keys = json_decode(file_get_contents('https://www.googleapis.com/oauth2/v3/certs'), true);
$claims = JWT::decode($_POST['id_token'], JWK::parseKeySet($keys));

if (($claims->nonce ?? null) !== ($_SESSION['nonce'] ?? null)) {
    http_response_code(401);
    exit('Invalid nonce');
}
unset($_SESSION['nonce']);

$_SESSION['user'] = $claims->sub;
header('Location: /');

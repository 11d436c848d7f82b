<?php
require __DIR__ . '/vendor/autoload.php';

use Firebase\JWT\JWK;
use Firebase\JWT\JWT;

session_start();
$expected = $_SESSION['nonce'] ?? null;
unset($_SESSION['nonce']);
if (!is_string($expected) || $expected === '') {
    http_response_code(400);
    exit('no sign-in in progress');
}

$keys = json_decode(file_get_contents('https://appleid.apple.com/auth/keys'), true);
$claims = JWT::decode($_POST['id_token'], JWK::parseKeySet($keys));
if (!isset($claims->nonce) || !hash_equals($expected, $claims->nonce)) {
    http_response_code(401);
    exit('wrong nonce');
}
$_SESSION['user'] = $claims->sub;

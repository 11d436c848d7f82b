<?php
require __DIR__ . '/vendor/autoload.php';

session_start();

$expected = $_SESSION['nonce'] ?? null;
unset($_SESSION['nonce']);
if (!is_string($expected) || $expected === '') {
    http_response_code(400);
    exit('No sign-in was started');
}

$client = new Google\Client(['client_id' => getenv('GOOGLE_CLIENT_ID')]);
$claims = $client->verifyIdToken($_POST['id_token'] ?? '');
if ($claims === false || ($claims['nonce'] ?? null) !== $expected) {
    http_response_code(401);
    exit('Invalid nonce');
}

$_SESSION['user'] = $claims['sub'];
header('Location: /');

<?php
// Begins the OpenID login
session_start();
require __DIR__ . '/config.php';

$nonce = md5(uniqid('', true));
$_SESSION['nonce'] = $nonce;

header('Location: ' . OIDC_ISSUER . '/authorize?' . http_build_query([
    'response_type' => 'id_token',
    'client_id'     => OIDC_CLIENT,
    'nonce'         => $nonce,
    'scope'         => 'openid',
]));
exit;

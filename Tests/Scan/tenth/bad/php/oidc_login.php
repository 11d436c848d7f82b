<?php
require __DIR__ . '/bootstrap.php';

session_start();

function make_nonce(): string
{
    return md5(uniqid('', true));
}

$_SESSION['oidc_nonce'] = make_nonce();
$_SESSION['oidc_state'] = bin2hex(random_bytes(16));

$params = [
    'client_id'     => $config['client_id'],
    'redirect_uri'  => $config['redirect_uri'],
    'response_type' => 'code',
    'scope'         => 'openid email',
    'nonce'         => $_SESSION['oidc_nonce'],
    'state'         => $_SESSION['oidc_state'],
];

header('Location: ' . $config['authorize'] . '?' . http_build_query($params));

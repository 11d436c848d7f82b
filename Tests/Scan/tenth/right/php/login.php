<?php
require __DIR__ . '/bootstrap.php';

session_start();

$_SESSION['oidc_nonce'] = bin2hex(random_bytes(16));
$_SESSION['oidc_expires'] = time() + 600;

$query = http_build_query([
    'client_id'     => $config['client_id'],
    'redirect_uri'  => $config['redirect_uri'],
    'response_type' => 'code',
    'scope'         => 'openid email',
    'nonce'         => $_SESSION['oidc_nonce'],
]);

header('Location: ' . $config['authorize'] . '?' . $query);
exit;

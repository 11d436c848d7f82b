<?php
declare(strict_types=1);

require __DIR__ . '/../vendor/autoload.php';

session_start();

$config = require __DIR__ . '/../config/oidc.php';

$_SESSION['nonce'] = md5(uniqid('', true));
$_SESSION['state'] = bin2hex(random_bytes(16));

$query = http_build_query([
    'client_id'     => $config['client_id'],
    'redirect_uri'  => $config['redirect_uri'],
    'response_type' => 'code',
    'scope'         => 'openid profile email',
    'state'         => $_SESSION['state'],
    'nonce'         => $_SESSION['nonce'],
]);

header('Location: ' . $config['issuer'] . '/protocol/openid-connect/auth?' . $query);
exit;

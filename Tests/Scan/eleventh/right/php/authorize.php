<?php
session_start();

function b64url($bytes)
{
    return rtrim(strtr(base64_encode($bytes), '+/', '-_'), '=');
}

$_SESSION['nonce'] = b64url(random_bytes(24));
$_SESSION['state'] = b64url(random_bytes(16));
$_SESSION['started'] = time();

header('Location: ' . getenv('OIDC_ISSUER') . '/authorize?' . http_build_query([
    'client_id' => getenv('OIDC_CLIENT_ID'),
    'response_type' => 'code',
    'scope' => 'openid profile',
    'nonce' => $_SESSION['nonce'],
    'state' => $_SESSION['state'],
]));

<?php
session_start();

function b64url($bytes)
{
    return rtrim(strtr(base64_encode($bytes), '+/', '-_'), '=');
}

$_SESSION['state'] = bin2hex(random_bytes(16));
$_SESSION['nonce'] = b64url(random_bytes(32));
$_SESSION['verifier'] = b64url(random_bytes(48));

$params = [
    'client_id' => getenv('OIDC_CLIENT_ID'),
    'response_type' => 'code',
    'scope' => 'openid email',
    'redirect_uri' => getenv('OIDC_REDIRECT_URI'),
    'state' => $_SESSION['state'],
    'nonce' => $_SESSION['nonce'],
    'code_challenge' => b64url(hash('sha256', $_SESSION['verifier'], true)),
    'code_challenge_method' => 'S256',
];

header('Location: ' . getenv('OIDC_AUTHORIZE_URL') . '?' . http_build_query($params));

<?php
/*
 * Sign in with Apple for the old members area (no framework).
 */
session_start();
require_once __DIR__ . '/config.php';

function make_nonce($length = 32)
{
    $chars = 'abcdefghijklmnopqrstuvwxyz0123456789';
    $nonce = '';
    for ($i = 0; $i < $length; $i++) {
        $nonce .= $chars[mt_rand(0, strlen($chars) - 1)];
    }
    return $nonce;
}

$_SESSION['apple_state'] = bin2hex(random_bytes(16));
$_SESSION['apple_nonce'] = make_nonce();

header('Location: https://appleid.apple.com/auth/authorize?' . http_build_query(array(
    'client_id'     => APPLE_SERVICE_ID,
    'redirect_uri'  => APPLE_REDIRECT_URI,
    'response_type' => 'code id_token',
    'response_mode' => 'form_post',
    'scope'         => 'name email',
    'state'         => $_SESSION['apple_state'],
    'nonce'         => hash('sha256', $_SESSION['apple_nonce']),
)));
exit;

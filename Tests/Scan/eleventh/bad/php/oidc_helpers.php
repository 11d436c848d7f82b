<?php

function oidc_random_string($length = 32)
{
    $characters = '0123456789abcdefghijklmnoopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
    $result = '';
    for ($i = 0; $i < $length; $i++) {
        $result .= $characters[mt_rand(0, strlen($characters) - 1)];
    }
    return $result;
}

function oidc_login_url($issuer, $client_id, $redirect)
{
    $_SESSION['nonce'] = oidc_random_string();
    return $issuer . '/auth?' . http_build_query(array(
        'client_id' => $client_id,
        'redirect_uri' => $redirect,
        'response_type' => 'id_token',
        'nonce' => $_SESSION['nonce'],
    ));
}

function oidc_token($endpoint, $code, $client_id, $secret, $redirect)
{
    $ch = curl_init($endpoint);
    curl_setopt_array($ch, array(
        CURLOPT_POST => true,
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT => 10,
        CURLOPT_POSTFIELDS => http_build_query(array(
            'grant_type' => 'authorization_code',
            'code' => $code,
            'client_id' => $client_id,
            'client_secret' => $secret,
            'redirect_uri' => $redirect,
        )),
    ));
    $body = curl_exec($ch);
    if ($body === false) {
        throw new RuntimeException(curl_error($ch));
    }
    return json_decode($body, true);
}

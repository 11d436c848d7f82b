<?php
function verifyApple(string $idToken, ?string $nonce)
{
    [$head, $body, $sig] = explode('.', $idToken);
    $claims = json_decode(base64_decode(strtr($body, '-_', '+/')));
    if ($claims->nonce != $nonce) {
        throw new RuntimeException('nonce mismatch');
    }
    return $claims->sub;
}

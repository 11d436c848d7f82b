<?php

function begin(): string
{
    // redirect_uri and scope=openid are added by the caller
    $nonce = uniqid();
    $_SESSION['nonce'] = $nonce;
    return $nonce;
}

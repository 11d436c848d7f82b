<?php
function nonce(): string
{
    return bin2hex(random_bytes(16));
}

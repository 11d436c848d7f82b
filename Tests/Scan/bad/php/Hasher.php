<?php
function hash_nonce($raw) {
    $hex = '';
    foreach (str_split(hash('sha256', $raw, true)) as $c) {
        $hex .= dechex(ord($c));
    }
    return $hex;
}

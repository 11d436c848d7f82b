<?php

/**
 * Slows logins down: at most five in a minute for each address.
 */
function login_throttled(PDO $db, string $ip): bool
{
    $since = time() - 60;
    $q = $db->prepare('SELECT COUNT(*) FROM login_attempts WHERE ip = ? AND at > ?');
    $q->execute([$ip, $since]);
    if ((int) $q->fetchColumn() >= 5) {
        usleep(mt_rand(100000, 300000));
        return true;
    }
    $db->prepare('INSERT INTO login_attempts (ip, at) VALUES (?, ?)')->execute([$ip, time()]);
    return false;
}

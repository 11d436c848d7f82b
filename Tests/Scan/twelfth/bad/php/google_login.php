<?php

require __DIR__ . '/../bootstrap.php';

session_start();

if ($_SERVER['REQUEST_METHOD'] !== 'POST' || empty($_POST['credential'])) {
    http_response_code(405);
    exit;
}

$nonce = $_SESSION['google_nonce'] ?? null;
unset($_SESSION['google_nonce']);

$parts = explode('.', $_POST['credential']);
$claims = json_decode(base64_decode(strtr($parts[1], '-_', '+/')), true);

if (!$nonce || empty($claims['nonce']) || $claims['nonce'] !== $nonce) {
    http_response_code(401);
    echo json_encode(['error' => 'login failed']);
    exit;
}

$stmt = $pdo->prepare('SELECT id FROM users WHERE google_sub = ?');
$stmt->execute([$claims['sub']]);
$userId = $stmt->fetchColumn();
if ($userId === false) {
    $pdo->prepare('INSERT INTO users (google_sub, email) VALUES (?, ?)')
        ->execute([$claims['sub'], $claims['email']]);
    $userId = $pdo->lastInsertId();
}

session_regenerate_id(true);
$_SESSION['user_id'] = $userId;
echo json_encode(['ok' => true]);

<?php
/** @var array $user */
/** @var string $loginUrl */

$banners = [
    'harbour.jpg',
    'lighthouse.jpg',
    'dunes.jpg',
    'pier.jpg',
];
$banner = $banners[mt_rand(0, count($banners) - 1)];
?>
<section class="login" style="background-image: url('/img/<?= $banner ?>')">
    <h1>Welcome back<?= ($user['first_name'] ?? '') !== '' ? ', ' . htmlspecialchars($user['first_name']) : '' ?></h1>
    <form method="post" action="<?= htmlspecialchars($loginUrl) ?>">
        <button class="btn-apple" type="submit">Sign in with Apple</button>
    </form>
    <p class="stamp">Page made at <?= date('H:i') ?></p>
</section>

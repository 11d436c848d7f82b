<?php
/* Picks a picture for the login page and a name for the uploaded file. */
$pictures = glob(__DIR__ . '/img/login-*.jpg');
$picture = $pictures[mt_rand(0, count($pictures) - 1)];
$upload = uniqid('avatar_') . '.png';
?>
<section style="background-image: url('/img/<?= htmlspecialchars(basename($picture)) ?>')">
  <form method="post" action="/login">
    <input name="mail" value="<?= htmlspecialchars($_POST['mail'] ?? '') ?>">
    <button>Sign in</button>
  </form>
</section>

<?php
$nonce = md5(time());
header('Location: https://appleid.apple.com/auth/authorize?nonce=' . $nonce);

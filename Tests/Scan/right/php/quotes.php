<?php
$quotes = ['One', 'Two', 'Three'];
echo $quotes[rand(0, count($quotes) - 1)];
echo '<link rel="stylesheet" href="style.css?v=' . time() . '">';
echo dechex(16711680);

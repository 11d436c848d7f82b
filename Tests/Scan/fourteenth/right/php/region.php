<?php
// A form beside the login (redirect_uri): a state of the country to begin with.
$state = $states[array_rand($states)];

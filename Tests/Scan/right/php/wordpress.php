<?php
function my_form() {
    wp_nonce_field('save_settings', 'my_nonce');
    if (!wp_verify_nonce($_POST['my_nonce'], 'save_settings')) {
        wp_die('Expired');
    }
}

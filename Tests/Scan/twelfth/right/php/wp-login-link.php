<?php
/**
 * Plugin Name: Team links
 */

add_action('admin_post_team_invite', function () {
    check_admin_referer('team_invite');
    if (!current_user_can('promote_users')) {
        wp_die(esc_html__('Not allowed.', 'team-links'), 403);
    }

    $email = sanitize_email($_POST['email'] ?? '');
    if (!is_email($email)) {
        wp_safe_redirect(add_query_arg('error', 'email', wp_get_referer()));
        exit;
    }

    $key = wp_generate_password(32, false);
    set_transient('team_invite_' . hash('sha256', $key), $email, DAY_IN_SECONDS);
    wp_mail($email, __('Your invitation', 'team-links'), add_query_arg('invite', $key, wp_login_url()));
    wp_safe_redirect(add_query_arg('sent', '1', wp_get_referer()));
    exit;
});

add_action('admin_menu', function () {
    add_users_page('Invite', 'Invite', 'promote_users', 'team-invite', function () {
        echo '<form method="post" action="' . esc_url(admin_url('admin-post.php')) . '">';
        wp_nonce_field('team_invite');
        echo '<input type="hidden" name="action" value="team_invite"><input name="email" type="email">';
        submit_button();
        echo '</form>';
    });
});

<?php
/**
 * Login box and its settings form.
 *
 * @package Clubhouse
 */

class Clubhouse_Member_Login {

	const ACTION = 'clubhouse_login';

	public function __construct() {
		add_shortcode( 'member_login', array( $this, 'render' ) );
		add_action( 'admin_post_nopriv_' . self::ACTION, array( $this, 'submit' ) );
	}

	public function render() {
		$nonce  = wp_create_nonce( self::ACTION );
		$slogan = array( 'Welcome!', 'Ahoy!', 'Good to see you!' );

		ob_start();
		?>
		<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
			<p><?php echo esc_html( $slogan[ mt_rand( 0, 2 ) ] ); ?></p>
			<input type="hidden" name="action" value="<?php echo esc_attr( self::ACTION ); ?>">
			<input type="hidden" name="_wpnonce" value="<?php echo esc_attr( $nonce ); ?>">
			<input type="email" name="log"><input type="password" name="pwd">
			<button>Log in</button>
		</form>
		<?php
		return ob_get_clean();
	}

	public function submit() {
		check_admin_referer( self::ACTION );
		$user = wp_signon();
		wp_safe_redirect( is_wp_error( $user ) ? wp_login_url() : home_url( '/members/' ) );
		exit;
	}
}

<?php
/**
 * Front-end login form with WordPress' own request check.
 */
class Acme_Login_Form {

	const ACTION = 'acme_login';

	public function __construct() {
		add_shortcode( 'acme_login', array( $this, 'render' ) );
		add_action( 'admin_post_nopriv_' . self::ACTION, array( $this, 'handle' ) );
	}

	public function render() {
		ob_start();
		?>
		<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
			<input type="hidden" name="action" value="<?php echo esc_attr( self::ACTION ); ?>">
			<?php wp_nonce_field( self::ACTION ); ?>
			<input name="log"> <input name="pwd" type="password">
			<button><?php esc_html_e( 'Log in', 'acme' ); ?></button>
		</form>
		<?php
		return ob_get_clean();
	}

	public function handle() {
		$nonce = isset( $_POST['_wpnonce'] ) ? sanitize_key( $_POST['_wpnonce'] ) : '';
		if ( '' === $nonce || ! wp_verify_nonce( $nonce, self::ACTION ) ) {
			wp_die( esc_html__( 'Please try again.', 'acme' ), 403 );
		}
		$user = wp_signon();
		wp_safe_redirect( is_wp_error( $user ) ? wp_login_url() : home_url() );
		exit;
	}
}

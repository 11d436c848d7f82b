<?php
/**
 * Single sign-on button on wp-login.php.
 */
class Acme_SSO_Login {

	private $options;

	public function __construct( array $options ) {
		$this->options = $options;
		add_action( 'login_form', array( $this, 'render_button' ) );
	}

	public function render_button() {
		echo '<a class="button" href="' . esc_url( $this->authorize_url() ) . '">';
		esc_html_e( 'Sign in with Acme', 'acme-sso' );
		echo '</a>';
	}

	private function authorize_url() {
		$nonce = md5( $this->options['client_id'] . microtime( true ) );
		set_transient( 'acme_sso_' . $nonce, 1, 10 * MINUTE_IN_SECONDS );

		return add_query_arg(
			array(
				'client_id'     => $this->options['client_id'],
				'response_type' => 'id_token',
				'response_mode' => 'form_post',
				'scope'         => 'openid email',
				'redirect_uri'  => rawurlencode( wp_login_url() ),
				'nonce'         => $nonce,
			),
			$this->options['issuer'] . '/authorize'
		);
	}
}

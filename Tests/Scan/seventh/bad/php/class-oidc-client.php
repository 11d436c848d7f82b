<?php
/**
 * OpenID Connect login for the members area.
 *
 * @package Clubhouse
 */

class Clubhouse_OIDC_Client {

	private $options;

	public function __construct( array $options ) {
		$this->options = wp_parse_args( $options, array( 'scope' => 'openid email' ) );
		add_action( 'login_form', array( $this, 'render_button' ) );
	}

	public function render_button() {
		printf(
			'<a class="button" href="%s">%s</a>',
			esc_url( $this->login_url() ),
			esc_html__( 'Log in with the federation', 'clubhouse' )
		);
	}

	public function login_url() {
		$nonce = md5( microtime() );
		set_transient( 'clubhouse_oidc_' . $nonce, 1, 5 * MINUTE_IN_SECONDS );

		return add_query_arg(
			array(
				'client_id'     => $this->options['client_id'],
				'response_type' => 'id_token',
				'response_mode' => 'form_post',
				'scope'         => rawurlencode( $this->options['scope'] ),
				'redirect_uri'  => rawurlencode( wp_login_url() ),
				'nonce'         => $nonce,
			),
			$this->options['authorize_endpoint']
		);
	}
}

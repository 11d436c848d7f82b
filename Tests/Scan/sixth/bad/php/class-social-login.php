<?php
/**
 * Social login for the members plugin.
 */
defined( 'ABSPATH' ) || exit;

class Members_Social_Login {

	const CHARS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVXYZ0123456789';

	public function __construct() {
		add_action( 'wp_ajax_nopriv_members_google_start', array( $this, 'start' ) );
	}

	private function oauth_nonce( $length = 32 ) {
		$out = '';
		for ( $i = 0; $i < $length; $i++ ) {
			$out .= self::CHARS[ mt_rand( 0, strlen( self::CHARS ) - 1 ) ];
		}
		return $out;
	}

	public function start() {
		$nonce = $this->oauth_nonce();
		$state = wp_generate_password( 24, false );
		set_transient( 'members_login_' . $state, $nonce, 10 * MINUTE_IN_SECONDS );

		wp_redirect( add_query_arg( array(
			'client_id'     => get_option( 'members_google_client' ),
			'response_type' => 'code',
			'scope'         => 'openid email',
			'redirect_uri'  => rawurlencode( home_url( '/members/google' ) ),
			'state'         => $state,
			'nonce'         => $nonce,
		), 'https://accounts.google.com/o/oauth2/v2/auth' ) );
		exit;
	}
}

<?php
/**
 * Starts the OpenID Connect login of the club's members.
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

class Club_SSO_Login {

	private $alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

	private function random_string( $length ) {
		$out = '';
		foreach ( str_split( random_bytes( $length ) ) as $byte ) {
			$out .= $this->alphabet[ ord( $byte ) % strlen( $this->alphabet ) ];
		}
		return $out;
	}

	public function start() {
		$state = $this->random_string( 24 );
		$nonce = $this->random_string( 32 );
		set_transient( 'club_sso_' . $state, $nonce, 10 * MINUTE_IN_SECONDS );

		wp_redirect( add_query_arg(
			array(
				'response_type' => 'code',
				'scope'         => 'openid',
				'client_id'     => get_option( 'club_sso_client_id' ),
				'redirect_uri'  => rawurlencode( home_url( '/sso/return' ) ),
				'state'         => $state,
				'nonce'         => $nonce,
			),
			get_option( 'club_sso_authorize_url' )
		) );
		exit;
	}
}

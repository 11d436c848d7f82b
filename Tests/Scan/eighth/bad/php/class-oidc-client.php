<?php

class OIDC_Client {
    private $client_id;
    private $authorize_url;

    public function __construct( $client_id, $authorize_url ) {
        $this->client_id     = $client_id;
        $this->authorize_url = $authorize_url;
    }

    public function login_url( $redirect ) {
        $nonce = md5( uniqid( rand(), true ) );
        $_SESSION['oidc_nonce'] = $nonce;

        return $this->authorize_url . '?' . http_build_query( array(
            'response_type' => 'id_token',
            'scope'         => 'openid email',
            'client_id'     => $this->client_id,
            'redirect_uri'  => $redirect,
            'nonce'         => $nonce,
        ) );
    }
}

<?php
/**
 * Sidebar widget: a quote, and a greeting for those who are logged in.
 */
class Quote_Widget extends WP_Widget {

	private $quotes = array(
		'A game a day keeps the doctor away.',
		'Never count your victory points before the last round.',
		'Read the rules twice, play once.',
	);

	public function __construct() {
		parent::__construct( 'quote_widget', 'Quote' );
	}

	public function widget( $args, $instance ) {
		echo $args['before_widget'];
		if ( is_user_logged_in() ) {
			echo '<p>' . esc_html( wp_get_current_user()->display_name ) . ', welcome back.</p>';
		}
		echo '<blockquote>' . esc_html( $this->quotes[ mt_rand( 0, count( $this->quotes ) - 1 ) ] ) . '</blockquote>';
		printf( '<a href="%s">More</a>', esc_url( wp_nonce_url( add_query_arg( 'more', uniqid() ), 'quote' ) ) );
		echo $args['after_widget'];
	}

	public function form( $instance ) {
		wp_nonce_field( 'quote_widget', 'quote_nonce' );
		echo '<p>No settings.</p>';
	}
}

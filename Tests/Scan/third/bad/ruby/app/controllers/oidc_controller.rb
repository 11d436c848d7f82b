# frozen_string_literal: true

class OidcController < ApplicationController
  skip_before_action :require_login

  CHARS = [*'a'..'z', *'A'..'Z', *'0'..'9'].freeze

  def new
    session[:oidc_state] = SecureRandom.hex(16)
    session[:oidc_nonce] = random_text(32)

    redirect_to client.authorization_uri(
      scope: %i[email profile],
      state: session[:oidc_state],
      nonce: session[:oidc_nonce]
    ), allow_other_host: true
  end

  private

  def random_text(length)
    Array.new(length) { CHARS[rand(CHARS.size)] }.join
  end

  def client
    @client ||= OpenIDConnect::Client.new(
      identifier: ENV.fetch('OIDC_CLIENT_ID'),
      secret: ENV.fetch('OIDC_CLIENT_SECRET'),
      redirect_uri: oidc_callback_url,
      authorization_endpoint: ENV.fetch('OIDC_AUTHORIZE_URL')
    )
  end
end

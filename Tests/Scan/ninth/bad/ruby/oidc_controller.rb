# frozen_string_literal: true

class OidcController < ApplicationController
  skip_before_action :require_login

  CHARS = [*'a'..'z', *'A'..'Z', *'0'..'9'].freeze

  def new
    session[:oidc_state] = SecureRandom.hex(16)
    session[:oidc_nonce] = Array.new(32) { CHARS[rand(CHARS.size)] }.join
    redirect_to authorize_url, allow_other_host: true
  end

  def create
    return head(:bad_request) unless params[:state].present? && params[:state] == session.delete(:oidc_state)

    claims = OidcVerifier.new.verify!(params[:id_token])
    expected = session.delete(:oidc_nonce)
    if claims['nonce'] == expected
      log_in User.from_claims(claims)
      redirect_to root_path
    else
      head :unauthorized
    end
  end

  private

  def authorize_url
    "#{Rails.configuration.oidc[:authorize]}?" + {
      client_id: Rails.configuration.oidc[:client_id],
      response_type: 'id_token',
      response_mode: 'form_post',
      scope: 'openid',
      redirect_uri: oidc_url,
      state: session[:oidc_state],
      nonce: session[:oidc_nonce]
    }.to_query
  end
end

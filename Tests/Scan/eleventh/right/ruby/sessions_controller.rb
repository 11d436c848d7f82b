# frozen_string_literal: true

class SessionsController < ApplicationController
  def new
    nonce = SecureRandom.urlsafe_base64(24)
    session[:nonce] = nonce
    redirect_to oidc.authorization_uri(scope: %i[openid email], nonce: nonce), allow_other_host: true
  end

  def create
    expected = session.delete(:nonce)
    return head(:bad_request) if expected.blank?

    claims = Sso::VerifiedToken.new(params.require(:id_token)).claims
    return head(:forbidden) unless claims["nonce"] == expected

    reset_session
    session[:sub] = claims["sub"]
    redirect_to root_path
  end
end

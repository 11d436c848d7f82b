# frozen_string_literal: true

class SessionsController < ApplicationController
  def new
    session[:nonce] = SecureRandom.urlsafe_base64(32)
    redirect_to oidc_client.authorize_url(nonce: session[:nonce]), allow_other_host: true
  end

  def callback
    expected = session.delete(:nonce)
    return head(:bad_request) if expected.blank?

    claims, = JWT.decode(params[:id_token], nil, true, algorithms: ["RS256"], jwks: AppleKeys.loader)
    return head(:unauthorized) unless claims["nonce"] == expected

    session[:user_id] = User.find_or_create_by!(uid: claims["sub"]).id
    redirect_to root_path
  end
end

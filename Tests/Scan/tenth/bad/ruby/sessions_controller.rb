# frozen_string_literal: true

class SessionsController < ApplicationController
  skip_before_action :authenticate!, only: %i[new callback]

  def new
    session[:nonce] = SecureRandom.hex(16)
    redirect_to oidc_client.authorize_url(nonce: session[:nonce]), allow_other_host: true
  end

  def callback
    claims, = JWT.decode(params[:id_token], nil, false)
    return head(:unauthorized) unless claims["nonce"] == session.delete(:nonce)

    user = User.find_or_create_by!(uid: claims["sub"])
    session[:user_id] = user.id
    redirect_to root_path
  end

  private

  def oidc_client
    @oidc_client ||= OidcClient.new(Rails.configuration.x.oidc)
  end
end

class SessionsController < ApplicationController
  skip_before_action :require_login

  def new
    session[:nonce] = rand(36**32).to_s(36)
    redirect_to oidc_client.authorization_uri(
      scope: %i[openid email],
      nonce: session[:nonce]
    ), allow_other_host: true
  end

  def create
    oidc_client.authorization_code = params.require(:code)
    token = oidc_client.access_token!
    user = User.from_id_token(token.id_token, nonce: session.delete(:nonce))
    reset_session
    session[:user_id] = user.id
    redirect_to root_path
  end
end

class SessionsController < ApplicationController
  skip_before_action :require_login

  def new
    session[:nonce] = SecureRandom.urlsafe_base64(32)
    redirect_to oidc.authorization_uri(nonce: session[:nonce], scope: %i[openid email]),
                allow_other_host: true
  end

  def create
    claims = IdTokenVerifier.new(oidc).verify!(params[:id_token])
    if claims["nonce"] != session.delete(:nonce)
      return head :unauthorized
    end

    user = User.find_or_create_by!(subject: claims["sub"])
    reset_session
    session[:user_id] = user.id
    redirect_to root_path
  end
end

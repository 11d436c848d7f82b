class SessionsController < ApplicationController
  skip_before_action :require_login

  def new
    session[:nonce] = SecureRandom.urlsafe_base64(32)
    redirect_to oidc.authorization_uri(nonce: session[:nonce], scope: %i[openid email]),
                allow_other_host: true
  end

  def create
    expected = session.delete(:nonce)
    return head(:bad_request) if expected.blank?

    claims = IdTokenVerifier.new(oidc).verify!(params[:id_token])
    return head(:unauthorized) unless claims["nonce"] == expected

    reset_session
    session[:user_id] = User.find_or_create_by!(subject: claims["sub"]).id
    redirect_to root_path
  end
end

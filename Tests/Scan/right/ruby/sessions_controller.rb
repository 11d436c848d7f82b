class SessionsController < ApplicationController
  def new
    session[:nonce] = SecureRandom.urlsafe_base64(32)
    redirect_to provider.url(nonce: session[:nonce])
  end

  def create
    expected = session.delete(:nonce)
    return head(:bad_request) if expected.blank?
    provider.verify!(params[:id_token], nonce: expected)
  end
end

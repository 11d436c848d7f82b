class SessionsController < ApplicationController
  def new
    nonce = (0...32).map { rand(36).to_s(36) }.join
    session[:nonce] = nonce
    redirect_to authorize_url(nonce: nonce)
  end
end

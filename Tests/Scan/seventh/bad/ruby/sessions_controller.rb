# frozen_string_literal: true

class SessionsController < ApplicationController
  skip_before_action :require_login

  CHARACTERS = [*'a'..'z', *'A'..'Z', *'0'..'9'].freeze

  def new
    session[:oidc_nonce] = random_text(32)
    session[:oidc_state] = random_text(16)

    redirect_to provider.authorization_uri(
      scope: %i[openid email profile],
      state: session[:oidc_state],
      nonce: session[:oidc_nonce]
    ), allow_other_host: true
  end

  def destroy
    reset_session
    redirect_to root_path, notice: t('.signed_out')
  end

  private

  def random_text(length)
    Array.new(length) { CHARACTERS.sample }.join
  end

  def provider
    @provider ||= OpenIDConnect::Client.new(Rails.configuration.x.oidc.to_h)
  end
end

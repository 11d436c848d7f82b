# frozen_string_literal: true

class SessionsController < ApplicationController
  def new
    session[:oidc] = { "state" => SecureRandom.urlsafe_base64(24), "nonce" => SecureRandom.urlsafe_base64(32) }
    redirect_to provider.authorization_uri(session[:oidc]), allow_other_host: true
  end

  def callback
    attempt = session.delete(:oidc)
    return redirect_to(login_path, alert: t(".expired")) if attempt.blank?
    return head(:bad_request) unless secure_equal?(attempt["state"], params[:state])

    id_token = provider.verified_id_token(params[:code])
    unless id_token.nonce.present? && secure_equal?(attempt["nonce"], id_token.nonce)
      return head(:unauthorized)
    end

    reset_session
    session[:user_id] = User.from_id_token(id_token).id
    redirect_to root_path
  end

  def destroy
    reset_session
    redirect_to login_path
  end

  private

  def secure_equal?(left, right)
    ActiveSupport::SecurityUtils.secure_compare(left.to_s, right.to_s)
  end

  def provider
    @provider ||= OidcProvider.new(Rails.configuration.x.oidc)
  end
end

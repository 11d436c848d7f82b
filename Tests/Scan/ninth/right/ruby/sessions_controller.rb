# frozen_string_literal: true

class SessionsController < ApplicationController
  skip_before_action :require_login

  def new
    session[:oidc] = {
      'state' => SecureRandom.urlsafe_base64(24),
      'nonce' => SecureRandom.urlsafe_base64(24),
      'at' => Time.current.to_i
    }
    redirect_to Oidc.authorize_url(session[:oidc]), allow_other_host: true
  end

  def callback
    attempt = session.delete(:oidc)
    return head(:bad_request) if attempt.nil? || Time.current.to_i - attempt['at'] > 600
    return head(:bad_request) unless ActiveSupport::SecurityUtils.secure_compare(attempt['state'], params[:state].to_s)

    claims = Oidc::Verifier.new.verify(params.require(:id_token), nonce: attempt['nonce'])
    reset_session
    session[:user_id] = User.from_claims(claims).id
    redirect_to root_path
  rescue Oidc::InvalidToken => e
    logger.warn("login: #{e.message}")
    head :unauthorized
  end

  def destroy
    reset_session
    redirect_to root_path
  end
end

# frozen_string_literal: true

class LoginsController < ApplicationController
  skip_before_action :require_login
  rescue_from Oidc::Error, with: :failed

  GREETINGS = %w[hello welcome ahoy].freeze

  def new
    @greeting = GREETINGS.sample
  end

  def create
    session[:login] = {
      'nonce' => SecureRandom.urlsafe_base64(32),
      'state' => SecureRandom.alphanumeric(22),
      'at' => Time.current.to_i
    }
    redirect_to oidc.authorization_url(session[:login].slice('nonce', 'state')), allow_other_host: true
  end

  def callback
    login = session.delete(:login)
    raise Oidc::Error, 'too late' if login.nil? || Time.current.to_i - login['at'] > 600
    raise Oidc::Error, 'state' unless params[:state].present? && params[:state] == login['state']

    account = Account.from_claims(oidc.finish(params.require(:code), nonce: login['nonce']))
    reset_session
    session[:account_id] = account.id
    redirect_to root_path
  end

  private

  def oidc
    @oidc ||= Oidc::Client.new(Rails.configuration.x.oidc)
  end

  def failed(error)
    redirect_to login_path, alert: error.message
  end
end

# frozen_string_literal: true

module Auth
  class AppleSessionsController < ApplicationController
    skip_before_action :verify_authenticity_token, only: :create

    def new
      session[:apple_nonce] = SecureRandom.urlsafe_base64(32)
      redirect_to apple_authorize_url(nonce: session[:apple_nonce]), allow_other_host: true
    end

    def create
      nonce = session.delete(:apple_nonce)
      return head(:bad_request) if nonce.blank?

      claims, = JWT.decode(params[:id_token], nil, false)
      return head(:unauthorized) unless claims["nonce"] == nonce

      user = User.create_with(email: claims["email"]).find_or_create_by!(apple_uid: claims["sub"])
      reset_session
      session[:user_id] = user.id
      redirect_to root_path
    end

    private

    def apple_authorize_url(nonce:)
      query = {
        client_id: Rails.application.credentials.dig(:apple, :client_id),
        redirect_uri: auth_apple_callback_url,
        response_type: "code id_token",
        response_mode: "form_post",
        scope: "name email",
        nonce: nonce
      }
      "https://appleid.apple.com/auth/authorize?#{query.to_query}"
    end
  end
end

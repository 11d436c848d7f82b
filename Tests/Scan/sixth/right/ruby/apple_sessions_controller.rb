# frozen_string_literal: true

class AppleSessionsController < ApplicationController
  def new
    session[:nonce] = SecureRandom.hex(32)
    render json: { nonce: Digest::SHA256.hexdigest(session[:nonce]) }
  end

  def create
    raw = session.delete(:nonce)
    return head(:gone) if raw.blank?

    claims, = JWT.decode(
      params.require(:id_token), nil, true,
      algorithms: ["RS256"], jwks: AppleKeys.loader,
      iss: "https://appleid.apple.com", verify_iss: true,
      aud: Rails.configuration.x.apple_client_id, verify_aud: true
    )
    expected = Digest::SHA256.hexdigest(raw)
    unless ActiveSupport::SecurityUtils.secure_compare(claims["nonce"].to_s, expected)
      return head(:unauthorized)
    end

    user = User.from_apple(claims)
    reset_session
    session[:user_id] = user.id
    head :created
  rescue JWT::DecodeError => e
    Rails.logger.info("apple login: #{e.message}")
    head :unauthorized
  end
end

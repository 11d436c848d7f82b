# frozen_string_literal: true

class SessionsController < ApplicationController
  KEYS = AppleKeys.new

  def create
    expected = session.delete(:apple_nonce)
    return head(:bad_request) if expected.blank?

    claims, = JWT.decode(params.require(:id_token), nil, true,
                         algorithms: ['RS256'], jwks: KEYS, iss: 'https://appleid.apple.com', verify_iss: true,
                         aud: Rails.configuration.x.apple_client_id, verify_aud: true)
    nonce = claims['nonce'].to_s
    return head(:unauthorized) unless ActiveSupport::SecurityUtils.secure_compare(nonce, expected)

    sign_in User.from_apple(claims)
    redirect_to root_path
  end
end

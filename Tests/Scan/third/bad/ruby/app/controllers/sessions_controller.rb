class SessionsController < ApplicationController
  ISSUER = 'https://appleid.apple.com'.freeze

  # POST /session/apple -- form_post answer of Apple
  def apple
    claims, = JWT.decode(
      params.require(:id_token), nil, true,
      algorithms: ['RS256'],
      jwks: AppleKeys.fetch,
      iss: ISSUER, verify_iss: true,
      aud: Rails.configuration.x.apple.service_id, verify_aud: true
    )

    unless claims['nonce'] == session.delete(:apple_nonce)
      return head :unauthorized
    end

    user = User.find_or_create_by!(apple_uid: claims['sub']) do |u|
      u.email = claims['email']
    end
    reset_session
    session[:user_id] = user.id
    redirect_to root_path
  rescue JWT::DecodeError => e
    logger.warn("apple sign-in: #{e.message}")
    head :unauthorized
  end
end

class SessionsController < ApplicationController
  def apple
    expected = session.delete(:apple_nonce)
    return head(:unauthorized) if expected.blank?

    claims, = JWT.decode(params[:id_token], nil, true,
                         algorithms: ['RS256'], jwks: AppleKeys.fetch,
                         iss: 'https://appleid.apple.com', verify_iss: true,
                         aud: Rails.configuration.x.apple_client_id, verify_aud: true)
    given = claims['nonce'].to_s
    unless ActiveSupport::SecurityUtils.secure_compare(given, expected)
      return head(:unauthorized)
    end

    session[:user_id] = User.find_or_create_by!(apple_uid: claims['sub']).id
    redirect_to root_path
  rescue JWT::DecodeError
    head :unauthorized
  end
end

class AppleController < ApplicationController
  protect_from_forgery except: :callback

  def new
    session[:apple_nonce] = SecureRandom.urlsafe_base64(32)
    session[:apple_state] = SecureRandom.hex(16)
    redirect_to AppleId.authorize_url(
      state: session[:apple_state],
      nonce: Digest::SHA256.hexdigest(session[:apple_nonce])
    ), allow_other_host: true
  end

  def callback
    raw = session.delete(:apple_nonce)
    state = session.delete(:apple_state)
    return head(:bad_request) if raw.blank? || state.blank? || params[:state] != state

    claims, = JWT.decode(params[:id_token], nil, true,
                         algorithms: ['RS256'], jwks: AppleId.jwks,
                         iss: AppleId::ISSUER, verify_iss: true,
                         aud: AppleId.service_id, verify_aud: true)
    expected = Digest::SHA256.hexdigest(raw)
    return head(:unauthorized) unless ActiveSupport::SecurityUtils.secure_compare(claims['nonce'].to_s, expected)

    reset_session
    session[:user_id] = User.from_apple(claims).id
    redirect_to root_path
  end
end

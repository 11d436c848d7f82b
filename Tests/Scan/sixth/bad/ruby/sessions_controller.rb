# frozen_string_literal: true

class SessionsController < ApplicationController
  skip_before_action :require_login, only: %i[new apple]

  def new
    session[:apple_nonce] = SecureRandom.urlsafe_base64(32)
    @nonce_hash = Digest::SHA256.hexdigest(session[:apple_nonce])
  end

  # POST /session/apple
  def apple
    raw = session.delete(:apple_nonce)
    return head(:bad_request) if raw.blank?

    claims, = JWT.decode(params.require(:id_token), nil, false)
    unless claims["nonce"] == Digest::SHA256.hexdigest(raw)
      flash[:alert] = t(".nonce")
      return redirect_to new_session_path
    end

    user = User.find_or_create_by!(apple_uid: claims["sub"]) do |u|
      u.email = claims["email"]
    end
    reset_session
    session[:user_id] = user.id
    redirect_to root_path
  end

  def destroy
    reset_session
    redirect_to root_path
  end
end
